import { makeAutoObservable, observableRef } from 'mobx'
import { type Read, readWith } from './read'

interface PagedListOptions<T> {
  /** Rows per page, 10 unless said otherwise. */
  size?: number
  /** What identifies a row: rows shift between pages while the customer scrolls, and the same one must not appear twice. */
  key: (row: T) => string
}

/** Reads one page with the call that it is handed; pages count from 1. */
type LoadPage<T> = (read: Read, page: number) => Promise<readonly T[]>

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
  private readonly loadPage: LoadPage<T>
  private readonly size: number
  private readonly key: (row: T) => string

  constructor(loadPage: LoadPage<T>, { size = 10, key }: PagedListOptions<T>) {
    this.loadPage = loadPage
    this.size = size
    this.key = key
    makeAutoObservable<PagedList<T>, 'page' | 'turn' | 'loadPage' | 'size' | 'key'>(
      this,
      {
        rows: observableRef,
        error: observableRef,
        page: false,
        turn: false,
        loadPage: false,
        size: false,
        key: false,
      },
      { autoBind: true },
    )
  }

  /** Loads the first page where none is there or under way; rows that are there stay, and so does the place in them. */
  load(): Promise<void> {
    return this.page > 0 || this.status === 'loading' ? Promise.resolve() : this.restart()
  }

  /** Empties the list and loads its first page: another search, tab or order of rows. */
  restart(): Promise<void> {
    this.rows = []
    this.hasMore = true
    this.page = 0
    return this.fetch(1, false)
  }

  /** Loads the page after the last good one; nothing while a page is under way. At the end only a refresh that failed is tried again. */
  loadMore(): Promise<void> {
    if (this.status === 'loading' || !(this.hasMore || this.status === 'failed')) return Promise.resolve()
    return this.fetch(this.hasMore ? this.page + 1 : 1, false)
  }

  /** Loads the first page anew because the customer asked for it: the old rows stay until it is there, a failure is a toast. */
  refresh(): Promise<void> {
    return this.fetch(1, this.page > 0)
  }

  /** Replaces a row that is known to have changed; one that is not in the list is ignored. */
  put(row: T): void {
    const key = this.key(row)
    this.rows = this.rows.map((one) => (this.key(one) === key ? row : one))
  }

  /** Ignores the answers under way: the screen is closed. */
  drop(): void {
    this.turn++
    if (this.status === 'loading') this.status = this.page === 0 ? 'idle' : 'ready'
  }

  private async fetch(page: number, mayToast: boolean): Promise<void> {
    const turn = ++this.turn
    const isWanted = () => turn === this.turn
    this.status = 'loading'
    this.error = undefined
    try {
      const rows = await this.loadPage(readWith({ isWanted, mayToast }), page)
      if (isWanted()) this.accept(page, rows)
    } catch (error) {
      if (isWanted()) this.fail(error)
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
