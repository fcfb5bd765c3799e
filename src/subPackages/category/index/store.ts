import { makeAutoObservable } from 'mobx'
import { type Category, type CategoryRes, category } from '@/contract/mall/shelf'
import { Loadable } from '@/request/loadable'

/** The category screen: the tree and which top category is open. */
export class CategoryStore {
  readonly tree = new Loadable<CategoryRes>()
  private chosenId: string | undefined

  constructor(chosenId?: string) {
    this.chosenId = chosenId
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    if (this.tree.value === undefined) await this.tree.load((read) => read(category, {}))
  }

  refresh(): Promise<void> {
    return this.tree.refresh((read) => read(category, {}))
  }

  get categories() {
    return this.tree.value?.category ?? []
  }

  /** The chosen top category, or that of the chosen child; the first by default, and when the address names none that is there. */
  get active(): Category | undefined {
    const holds = (one: Category) => one.categoryId === this.chosenId || one.children.some(holds)
    return this.categories.find(holds) ?? this.categories[0]
  }

  get activeId(): string | undefined {
    return this.active?.categoryId
  }

  choose(categoryId: string): void {
    this.chosenId = categoryId
  }
}
