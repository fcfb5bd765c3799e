import type { Endpoint } from '@/contract/endpoint'
import { inLanguage, type Lang, type Text } from './language'

/** Values that a message names, such as how many seconds are left. */
export type MessageParams = Record<string, string | number>

/** What a refused customer reads: polite, and saying what to do next. */
export type Message = Text | ((params: MessageParams) => Text)

/** Every refusal that the endpoints of a contract module declare. */
export type RefusalOf<Module> = {
  [K in keyof Module]: Module[K] extends Endpoint<infer _Req, infer _Res, infer Code> ? Code : never
}[keyof Module]

/** One message per declared refusal; a missing one does not compile. */
export type MessagesOf<Module> = Record<RefusalOf<Module>, Message>

/** Thrown by `refuse`; the server answers it in the shape of the endpoint's family. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: MessageParams = {},
    /** True where what the handler wrote before refusing is to stay, such as a counted wrong code. */
    readonly keepsWrites = false,
  ) {
    super(code)
  }
}

/** Answered as 300000 in every family. */
export class NotSignedIn extends Error {}

/** What the caller reads when a token is missing or dead. */
export const notSignedInText: Text = {
  zh: '登录已失效，请重新登录',
  en: 'Your login has ended. Please log in again.',
}

/** The message of a refusal in the caller's language. */
export function messageOf(message: Message, params: MessageParams, lang: Lang): string {
  return inLanguage(typeof message === 'function' ? message(params) : message, lang)
}
