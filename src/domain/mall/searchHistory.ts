import { list, text } from '@/lib/parsers'
import { stored } from '@/platform/storage/stored'
import { longestKeyword } from './keyword'

const most = 10
const history = stored('mallSearchHistory', (value) => list(value, (word) => text(word, longestKeyword, /\S/), most))

/** Words a visitor searched for on this device, newest first. The words of a signed-in customer are kept by the server alone. */
export const visitorHistory = (): string[] => history.read() ?? []

/** Puts a word at the front; it appears once, and the oldest goes when there are more than ten. */
export function rememberForVisitor(word: string): void {
  history.write([word, ...visitorHistory().filter((one) => one !== word)].slice(0, most))
}

/** Forgets a visitor's words. */
export const forgetVisitorHistory = (): void => history.remove()
