import { type Empty, endpoint, type Whole } from '../endpoint'
import { type GoodsPageRes, goodsPageNeeds } from './shelf'

/** A suggested word; with `urlStatus` 1 it opens its url in place of a search. */
export interface SearchWord {
  word: string
  urlStatus: 0 | 1
  url?: string
}

export interface PreSearchRes {
  words: SearchWord[]
}

/** Suggested words for the search screen. */
export const preSearch = endpoint<Empty, PreSearchRes>()('/xbt/pre-search', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { words: [] },
  needs: { words: ['readable', { word: 'text', 'url?': 'label' }] },
})

export interface SearchReq {
  /** The word that the customer typed or chose; the server adds it to the history. Not needed with a category. */
  keyword?: string
  /** A top or child category whose goods are listed; no word is searched then, and nothing is added to the history. */
  categoryId?: string
  page: Whole
  /** Rows of a page: ten, also where it is left out. */
  pageSize?: 10
  sort: 'default' | 'sold' | 'priceUp' | 'priceDown'
}

/** Search results, ten a page; fewer than ten end the list. */
export const shopSearch = endpoint<SearchReq, GoodsPageRes>()('/xbt/shop-search', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { goodsList: [] },
  needs: goodsPageNeeds,
  refusals: ['KEYWORD_EMPTY'],
})

export interface SearchHistoryRes {
  history: string[]
}

/** Words the customer searched for, newest first; a visitor has none on the server. */
export const shopSearchList = endpoint<Empty, SearchHistoryRes>()('/xbt/shop-search-list', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { history: [] },
  needs: { history: ['readable', 'text'] },
})

/** Deletes the search history. */
export const shopSearchClear = endpoint<Empty, Empty>()('/xbt/shop-search-clear', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
})
