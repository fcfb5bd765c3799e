import { makeAutoObservable } from 'mobx'
import { type FreeGroup, type FreeGroupRes, freeGroup, joinFreeGroup, startFreeGroup } from '@/contract/activity/free'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** One group: who is in it, and what the customer can do about it. */
export class GroupStore {
  readonly page = new Loadable<FreeGroupRes>()
  readonly joining = new Submission<{ groupId: string }, FreeGroupRes>({
    needsConsent: true,
    send: (form, send) => send(joinFreeGroup, form),
    done: (answer) => this.page.set(answer),
    showRefusal: ({ message }) => this.tell(message),
  })
  /** Starts a group of the customer's own for the same goods. */
  readonly starting = new Submission<{ itemId: string }, FreeGroupRes>({
    needsConsent: true,
    send: (form, send) => send(startFreeGroup, form),
    showRefusal: ({ message }) => this.tell(message),
  })
  readonly canJoin = has(joinFreeGroup)
  readonly canStart = has(startFreeGroup)
  /** Why the last tap changed nothing, in the server's words; empty where it did. */
  refusal = ''
  readonly groupId: string

  constructor(groupId: string) {
    this.groupId = groupId
    makeAutoObservable(this, { groupId: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(freeGroup, { groupId: this.groupId }))
  }

  /** The screen comes back: a friend may have joined meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  /** The server's texts are in the customer's language. */
  refresh(): Promise<void> {
    return this.page.refresh((read) => read(freeGroup, { groupId: this.groupId }))
  }

  get group(): FreeGroup | undefined {
    return this.page.value?.group
  }

  join(): void {
    this.refusal = ''
    void this.joining.submit({ groupId: this.groupId })
  }

  startOwn(): void {
    const { group } = this
    this.refusal = ''
    if (group) void this.starting.submit({ itemId: group.itemId })
  }

  /** What is shared leads to this group. */
  share() {
    const { group } = this
    return group ? { title: group.title, imageUrl: group.picture } : {}
  }

  /** Puts a refusal beside the button, and reads how the group stands now. */
  private tell(message: string): boolean {
    this.refusal = message
    void this.load()
    return true
  }
}
