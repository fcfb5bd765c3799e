import { makeAutoObservable, observableRef } from 'mobx'
import {
  type PreSearchRes,
  preSearch,
  type SearchHistoryRes,
  type SearchWord,
  shopSearchClear,
  shopSearchList,
} from '@/contract/mall/search'
import { cleanKeyword } from '@/domain/mall/keyword'
import { forgetVisitorHistory, rememberForVisitor, visitorHistory } from '@/domain/mall/searchHistory'
import { Form } from '@/lib/form'
import { reportClick } from '@/report/report'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

const keyword = {
  problem: (text: string) => (cleanKeyword(text) ? undefined : ('empty' as const)),
}

/** The search screen: what is typed, the history, and the words that the server suggests. */
export class PreSearchStore {
  readonly form = new Form({ keyword })
  readonly words = new Loadable<PreSearchRes>()
  /** Clears a customer's history on the server. */
  readonly clearing = new Submission<object>({
    send: (form, send) => send(shopSearchClear, form),
    done: () => this.customerWords.set({ history: [] }),
  })
  private visitorWords: readonly string[] = []
  private readonly customerWords = new Loadable<SearchHistoryRes>()
  private readonly hasLogin: () => boolean

  /**
   * @param hasLogin whether a customer is signed in; observable
   * @param word what was searched for before the field was opened again
   */
  constructor(hasLogin: () => boolean, word = '') {
    this.form.type('keyword', word)
    this.hasLogin = hasLogin
    makeAutoObservable<PreSearchStore, 'visitorWords' | 'hasLogin'>(
      this,
      {
        visitorWords: observableRef,
        hasLogin: false,
      },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    await Promise.all([this.words.value === undefined && this.loadWords(), this.loadHistory()])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.words.refresh((read) => read(preSearch, {})), this.loadHistory()])
  }

  /** Reads the history anew after a search. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.loadHistory()
  }

  /** Reads the suggested words; the field and the history work without them. */
  loadWords(): Promise<void> {
    return this.words.load((read) => read(preSearch, {}))
  }

  /** Words of earlier searches, newest first: a customer's own from the server, or a visitor's on this device. */
  get history(): readonly string[] {
    return this.hasLogin() ? (this.customerWords.value?.history ?? []) : this.visitorWords
  }

  get suggested(): readonly SearchWord[] {
    return this.words.value?.words ?? []
  }

  /** Whether there is no word to offer, neither from the history nor from the server. */
  get isIdle(): boolean {
    const { status } = this.words
    return (status === 'ready' || status === 'failed') && this.suggested.length + this.history.length === 0
  }

  /** The typed text as it is searched for; undefined where it is empty, which is then said beside the field. */
  submit(): string | undefined {
    return this.form.check('keyword') ? this.search(this.form.text('keyword')) : undefined
  }

  /** A text as it is searched for; a visitor's is put into the history on this device. */
  search(text: string): string | undefined {
    const word = cleanKeyword(text)
    if (!word) return undefined
    reportClick('search', 'submit')
    if (!this.hasLogin()) rememberForVisitor(word)
    return word
  }

  /** Clears the history; where the server does not do it, the words stay. */
  clear(): void {
    if (this.hasLogin()) {
      void this.clearing.submit({})
      return
    }
    forgetVisitorHistory()
    this.visitorWords = []
  }

  private async loadHistory(): Promise<void> {
    this.visitorWords = visitorHistory()
    if (this.hasLogin()) await this.customerWords.load((read) => read(shopSearchList, {}))
  }
}
