import { makeAutoObservable } from 'mobx'
import { type Activity, type ActivityItem, getActivityConfig, getActivityItems } from '@/contract/activity/custom'
import { type FreeGroupRes, freeActivityCode, freeGroup, startFreeGroup } from '@/contract/activity/free'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'
import { Submission } from '@/request/submission'

interface Page {
  activity: Activity
  items: readonly ActivityItem[]
}

/** The goods that can be had for free, and the group that is being started for one of them. */
export class ItemsStore {
  readonly page = new Loadable<Page>()
  readonly starting = new Submission<{ itemId: string }, FreeGroupRes>({
    needsConsent: true,
    send: (form, send) => send(startFreeGroup, form),
    showRefusal: () => {
      // The activity or the item stands otherwise than the screen shows.
      void this.load()
      return false
    },
  })
  /** A group is looked at once it is started. */
  readonly canStart = has(startFreeGroup) && has(freeGroup)
  private startingId: string | undefined = undefined

  constructor() {
    makeAutoObservable<ItemsStore, 'read'>(this, { read: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load(this.read)
  }

  /** The screen comes back: a friend may have joined meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  /** The server's texts are in the customer's language. */
  refresh(): Promise<void> {
    return this.page.refresh(this.read)
  }

  /** Starts a group; the customer's open one of this item is opened again. A second tap meanwhile does nothing. */
  start({ itemId }: Pick<ActivityItem, 'itemId'>): void {
    if (this.starting.busy) return
    this.startingId = itemId
    void this.starting.submit({ itemId })
  }

  isStarting(itemId: string): boolean {
    return this.starting.busy && this.startingId === itemId
  }

  /** What is shared of the activity. */
  share() {
    const activity = this.page.value?.activity
    return activity ? { title: activity.title, imageUrl: activity.picture } : {}
  }

  private async read(read: Read): Promise<Page> {
    const req = { code: freeActivityCode }
    const [{ activity }, { items }] = await Promise.all([read(getActivityConfig, req), read(getActivityItems, req)])
    return { activity, items: items.filter(({ kind }) => kind === 'goods') }
  }
}
