import { makeAutoObservable } from 'mobx'
import {
  type Activity,
  type ActivityConfigRes,
  type ActivityItem,
  type ActivityItemReq,
  type ActivityItemsRes,
  type ActivityLink,
  type ActivityReq,
  type ActivityRewardRes,
  type ActivityState,
  getActivityConfig,
  getActivityItems,
  joinActivity,
  takeActivityReward,
  visitActivityItem,
} from '@/contract/activity/custom'
import type { Block } from '@/domain/remoteConfig/blocks/block'
import { parsePage } from '@/domain/remoteConfig/parsePage'
import { ClaimStore } from '@/domain/rights/claimStore'
import { serverNow } from '@/lib/serverClock'
import { call } from '@/request/call'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { orElse } from '@/request/orElse'
import type { Read } from '@/request/read'
import { Submission } from '@/request/submission'
import { countView } from './countView'
import { type NextStep, stateAt } from './progress'

interface ActivityPage {
  config: ActivityConfigRes
  items: ActivityItemsRes
  blocks: readonly Block[]
}

/** A configured activity by its code: its items, taking part, and what its items give. */
export class ActivityStore {
  readonly page = new Loadable<ActivityPage>()
  readonly joining = new Submission<ActivityReq>({
    send: (form, send) => send(joinActivity, form),
    done: () => this.reload(),
    showRefusal: () => {
      this.reload()
      return false
    },
  })
  /** Takes what an item gives, once; a refusal shows that the screen was out of date. */
  readonly taking = new ClaimStore<ActivityItemReq, ActivityRewardRes>({
    endpoint: takeActivityReward,
    read: ({ result, jumpUrl }) => ({ result, jumpUrl }),
    reload: () => this.reload(),
  })
  /** Steps that the server cannot take. */
  readonly lacks: readonly NextStep[]
  readonly code: string
  private readonly path: string
  /** Counts the moments at which the activity may have begun or ended. */
  private turns = 0
  private isCounted = false

  /** @param path of the page that shows it, for the count of its views */
  constructor(code: string, path: string) {
    this.lacks = [
      ...(has(joinActivity) ? [] : (['join'] as const)),
      ...(this.taking.isOffered ? [] : (['take'] as const)),
    ]
    this.code = code
    this.path = path
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reads the activity; without a code there is none. */
  async load(): Promise<void> {
    if (!this.code) return
    if (!this.isCounted) countView(this.path, this.code)
    this.isCounted = true
    await this.page.load(this.read)
  }

  /** The screen comes back: a task may have been done meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  get activity(): Activity | undefined {
    return this.page.value?.config.activity
  }

  get others(): readonly ActivityLink[] {
    return this.page.value?.config.others ?? []
  }

  get items(): readonly ActivityItem[] {
    return this.page.value?.items.items ?? []
  }

  get joined(): boolean {
    return this.page.value?.items.joined ?? false
  }

  get blocks(): readonly Block[] {
    return this.page.value?.blocks ?? []
  }

  /** How the activity stands now, by the server's clock. */
  get state(): ActivityState {
    void this.turns
    return this.activity ? stateAt(this.activity, serverNow()) : 'ended'
  }

  /** The activity may have begun or ended: the screen says so at once, whatever the server answers. */
  reload(): void {
    this.turns += 1
    void this.load()
  }

  /** Takes part. A second tap meanwhile does nothing. */
  join(): void {
    void this.joining.submit({ code: this.code })
  }

  /** Takes what an item gives. A second tap meanwhile does nothing; after a lost answer the same item is asked for under its id. */
  take({ itemId, title }: ActivityItem): void {
    this.taking.claim(itemId, title, { code: this.code, itemId })
  }

  /** The customer goes to where an item is done; where that is all there is to it, the server is told. */
  async leaveFor({ itemId, byVisit, state }: ActivityItem): Promise<void> {
    if (byVisit && state === 'todo') await orElse(call(visitActivityItem, { code: this.code, itemId }))
  }

  private async read(read: Read): Promise<ActivityPage> {
    const { code } = this
    const [config, items] = await Promise.all([read(getActivityConfig, { code }), read(getActivityItems, { code })])
    return { config, items, blocks: parsePage(config.activity.schema).blocks }
  }
}
