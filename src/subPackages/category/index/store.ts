import { makeAutoObservable } from 'mobx'
import { type CategoryRes, category } from '@/contract/mall'
import { Loadable } from '@/lib/loadable'
import { call } from '@/request/call'

/** The category screen: the tree and which top category is open. */
export class CategoryStore {
  tree = new Loadable<CategoryRes>()
  private chosenId: string | undefined

  constructor(chosenId?: string) {
    this.chosenId = chosenId
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.tree.load(() => call(category, {}, { toast: false }))
  }

  get categories() {
    return this.tree.value?.category ?? []
  }

  /** The chosen top category; the first by default, and when the address names one that is not there. */
  get activeId(): string | undefined {
    const known = this.categories.some(({ categoryId }) => categoryId === this.chosenId)
    return known ? this.chosenId : this.categories[0]?.categoryId
  }

  get children() {
    return this.categories.find(({ categoryId }) => categoryId === this.activeId)?.children ?? []
  }

  choose(categoryId: string): void {
    this.chosenId = categoryId
  }

  /** The screen is gone. */
  drop(): void {
    this.tree.drop()
  }
}
