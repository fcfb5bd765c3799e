import { makeAutoObservable, observableRef } from 'mobx'
import { type RegionLevel, regionList } from '@/contract/profile'
import type { HomeRegion, Region } from '@/contract/profileFacts'
import { Loadable } from '@/request/loadable'

/** The levels from the top down. */
export const regionLevels = ['province', 'city', 'county'] as const satisfies readonly RegionLevel[]

/** Where a customer lives, chosen level by level: the list of a level is read once the region above it is known. */
export class RegionStore {
  /** The choice; undefined where the customer has told none. */
  chosen: HomeRegion | undefined = undefined
  /** Lists that are there, from the top down, and the place of one region in each. */
  lists: readonly (readonly Region[])[] = []
  places: readonly number[] = []
  /** Reads the next list; only the newest read counts. */
  private readonly reading = new Loadable<readonly Region[]>()
  /** Codes of the regions that the lists are to stand at, from the top down; the first of a list where none is wanted. */
  private wanted: readonly string[] = []
  /** The customer has chosen before all lists were there. */
  private isAwaited = false

  constructor() {
    makeAutoObservable<RegionStore, 'wanted'>(
      this,
      { wanted: false, lists: observableRef, places: observableRef, chosen: observableRef },
      { autoBind: true },
    )
  }

  /** Begins with what the customer has told before. */
  start(home: HomeRegion | undefined): void {
    this.chosen = home
    this.wanted = home ? regionLevels.map((level) => home[level].code) : []
    this.lists = []
    this.places = []
    void this.fill()
  }

  /** Whether a list could not be read. */
  get hasFailed(): boolean {
    return this.reading.status === 'failed'
  }

  /** Whether the customer's choice waits for lists. */
  get isPending(): boolean {
    return this.isAwaited
  }

  /** Whether the lists stand at a choice of the customer. */
  get isTold(): boolean {
    return this.chosen !== undefined || this.isAwaited
  }

  /** Moves a level to another region; the lists below it are read anew. */
  turn(level: number, index: number): void {
    this.isAwaited = false
    this.wanted = []
    this.lists = this.lists.slice(0, level + 1)
    this.places = [...this.places.slice(0, level), index]
    void this.fill()
  }

  /** Takes the regions at these places; those whose lists are still being read are taken once these are there. */
  choose(places: readonly number[]): void {
    const level = places.findIndex((index, one) => one < this.places.length && index !== this.places[one])
    const index = places[level]
    if (index !== undefined && this.lists[level]?.[index]) this.turn(level, index)
    this.isAwaited = true
    this.settle()
  }

  /** Reads the list again that failed. */
  retry(): void {
    void this.fill()
  }

  private async fill(): Promise<void> {
    const { lists, places } = this
    const type = regionLevels[lists.length]
    if (!type) return this.settle()
    const code = lists[lists.length - 1]?.[places[places.length - 1] ?? 0]?.code
    await this.reading.load(async (read) => (await read(regionList, { type, ...(code && { code }) })).regions)
    const { status, value = [] } = this.reading
    // Another turn began meanwhile, or this one failed.
    if (this.lists !== lists || status !== 'ready' || value.length === 0) return
    this.take(value)
    await this.fill()
  }

  private take(list: readonly Region[]): void {
    const wanted = this.wanted[this.lists.length]
    const index = list.findIndex((region) => region.code === wanted)
    this.lists = [...this.lists, list]
    this.places = [...this.places, Math.max(0, index)]
  }

  private settle(): void {
    const [province, city, county] = this.lists.map((list, level) => list[this.places[level] ?? 0])
    if (!this.isAwaited || !province || !city || !county) return
    this.chosen = { province, city, county }
    this.isAwaited = false
  }
}
