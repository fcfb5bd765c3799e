import { makeAutoObservable, observableRef } from 'mobx'

interface PagedListOptions<T> {
  /** Rows per page, 10 unless said otherwise. */
  size?: number
  /** What makes a row itself; rows shift between pages while somebody scrolls, and the same one must not appear twice. */
  key: (row: T) => string
}

/** Loads one page; it may ask `isWanted` whether the answer would still be kept. */
type FetchPage<T> = (page: number, size: number, isWanted: () => boolean) => Promise<readonly T[]>

/**
 * A list that grows page by page; pages count from 1. A page with fewer rows than its size ends the list.
 * A page that fails keeps the rows, and the next `loadMore` asks for the same page again, so nothing is doubled or skipped.
 */
export class PagedList<T> {
  rows: readonly T[] = []
  hasMore = true
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  error: unknown = undefined
  private page = 0
  private turn = 0
  private readonly fetchPage: FetchPage<T>
  private readonly size: number
  private readonly key: (row: T) => string

  constructor(fetchPage: FetchPage<T>, { size = 10, key }: PagedListOptions<T>) {
    this.fetchPage = fetchPage
    this.size = size
    this.key = key
    makeAutoObservable<PagedList<T>, 'page' | 'turn' | 'fetchPage' | 'size' | 'key'>(
      this,
      {
        rows: observableRef,
        error: observableRef,
        page: false,
        turn: false,
        fetchPage: false,
        size: false,
        key: false,
      },
      { autoBind: true },
    )
  }

  /** Empties the list and loads its first page: the first visit, or another search. */
  loadFirst(): Promise<void> {
    this.rows = []
    this.hasMore = true
    this.page = 0
    return this.fetch(1)
  }

  /** Loads the page after the last good one; nothing while a page is on its way or after the end. */
  loadMore(): Promise<void> {
    if (this.status === 'loading' || !this.hasMore) return Promise.resolve()
    return this.fetch(this.page + 1)
  }

  /** Loads the first page anew and keeps the old rows until it is there; answers from before are dropped. */
  refresh(): Promise<void> {
    return this.fetch(1)
  }

  /** After the screen is gone: answers under way are ignored. */
  drop(): void {
    this.turn++
    if (this.status === 'loading') this.status = this.page === 0 ? 'idle' : 'ready'
  }

  private async fetch(page: number): Promise<void> {
    const turn = ++this.turn
    this.status = 'loading'
    this.error = undefined
    try {
      const rows = await this.fetchPage(page, this.size, () => turn === this.turn)
      if (turn === this.turn) this.accept(page, rows)
    } catch (error) {
      if (turn === this.turn) this.fail(error)
    }
  }

  private accept(page: number, answer: readonly T[]): void {
    const kept = page === 1 ? [] : this.rows
    const seen = new Set(kept.map(this.key))
    const added = answer.filter((row) => {
      const key = this.key(row)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    this.rows = [...kept, ...added]
    this.hasMore = answer.length >= this.size
    this.page = page
    this.status = 'ready'
  }

  private fail(error: unknown): void {
    this.error = error
    this.status = 'failed'
  }
}
