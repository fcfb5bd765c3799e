import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type PreSearchRes, preSearch, type SearchWord, shopSearchClear, shopSearchList } from '@/contract/mall/search'
import { cleanKeyword } from '@/domain/mall/rules'
import { forgetVisitorHistory, rememberForVisitor, visitorHistory } from '@/domain/mall/searchHistory'
import { go, openAddress } from '@/navigate'
import { reportClick } from '@/report/report'
import { call } from '@/request/call'
import { Loadable } from '@/request/loadable'
import { orElse } from '@/request/orElse'
import { routes } from '@/routes'

/** Who looks at the screen; `departures` counts the customers who have gone. */
interface Visitor {
  hasLogin(): boolean
  departures(): number
}

/** The search screen: what is typed, what was searched for, what others search for. */
export class PreSearchStore {
  words = new Loadable<PreSearchRes>()
  text = ''
  /** A search was asked for without a word. */
  isEmpty = false
  private visitorWords: readonly string[] = []
  private readonly customerWords = new Loadable<{ history: string[] }>()
  private readonly visitor: Visitor
  private departures: number

  constructor(visitor: Visitor) {
    this.visitor = visitor
    this.departures = visitor.departures()
    makeAutoObservable<PreSearchStore, 'visitorWords' | 'visitor' | 'departures'>(
      this,
      { visitorWords: observableRef, visitor: false, departures: false },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    await Promise.all([this.loadWords(), this.shown()])
  }

  /** What others search for; a search needs none of it. */
  loadWords(): Promise<void> {
    return this.words.load((read) => read(preSearch, {}))
  }

  /** The screen is shown again, after a search. */
  async shown(): Promise<void> {
    this.visitorWords = visitorHistory()
    if (this.departures !== this.visitor.departures()) {
      this.departures = this.visitor.departures()
      // The words of whoever was here before are nobody else's business (U3).
      this.customerWords.set({ history: [] })
    }
    if (this.visitor.hasLogin()) await this.customerWords.load((read) => read(shopSearchList, {}))
  }

  get history(): readonly string[] {
    return this.visitor.hasLogin() ? (this.customerWords.value?.history ?? []) : this.visitorWords
  }

  get suggested(): readonly SearchWord[] {
    return this.words.value?.words ?? []
  }

  /** There is no word to offer, neither the customer's own nor one of others. */
  get isIdle(): boolean {
    const { status } = this.words
    return (status === 'ready' || status === 'failed') && this.suggested.length + this.history.length === 0
  }

  type(text: string): void {
    this.text = text
    this.isEmpty = false
  }

  submit(): void {
    this.isEmpty = cleanKeyword(this.text) === undefined
    this.search(this.text)
  }

  /** A suggested word: with `urlStatus` 1 it opens its address, otherwise it is searched for. */
  open({ word, urlStatus, url }: SearchWord): void {
    if (urlStatus === 1 && url && openAddress(url)) return
    this.search(word)
  }

  search(text: string): void {
    const keyword = cleanKeyword(text)
    if (!keyword) return
    reportClick('search', 'submit')
    if (!this.visitor.hasLogin()) rememberForVisitor(keyword)
    go(routes.mallSearch, { keyword })
  }

  /** Clears the history; a failure has been shown, and the words stay. */
  async clear(): Promise<void> {
    if (this.visitor.hasLogin()) {
      const isDone = call(shopSearchClear, {}).then(() => true)
      if (await orElse(isDone, false)) this.customerWords.set({ history: [] })
      return
    }
    forgetVisitorHistory()
    runInAction(() => {
      this.visitorWords = []
    })
  }

  drop(): void {
    this.words.drop()
    this.customerWords.drop()
  }
}
