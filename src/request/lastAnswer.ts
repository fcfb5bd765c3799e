import type { EndpointOptions } from '@/contract/endpoint'
import type { Audience } from '@/platform/storage/keptAnswer'
import { lastAnswers } from '@/platform/storage/lastAnswers'
import { requestPorts } from './ports'
import { parseNeeds } from './wire/parseNeeds'

/** An answer that an earlier visit has got. */
export interface LastAnswer<T> {
  /** The public fields of that visit; the others are as in an empty result. */
  value: T
  /** When it came, by the device's clock, in milliseconds since 1970. */
  at: number
}

const audience = (): Audience => {
  const { language, innerApp } = requestPorts()
  return { language: language(), innerApp: innerApp() }
}

/** The last answer of a call with public fields, for what a screen shows until the new one is there; undefined where none is kept. */
export function lastAnswer<Res extends object>({
  path,
  empty,
  needs,
}: Pick<EndpointOptions, 'empty' | 'needs'> & { path: string; response?: Res }): LastAnswer<Res> | undefined {
  const kept = lastAnswers.read(path, audience())
  if (!kept) return undefined
  const value = { ...(empty as Res), ...kept.fields }
  const read = needs ? parseNeeds(value, needs) : value
  return read === undefined ? undefined : { value: read as Res, at: kept.at }
}

/** Keeps the public fields of an answer for the next visit; nothing where it lacks one, such as a later page of a list. */
export function keepAnswer({ path, names }: { path: string; names: readonly string[] }, answer: object): void {
  const fields = Object.fromEntries(Object.entries(answer).filter(([name]) => names.includes(name)))
  if (Object.keys(fields).length === names.length) lastAnswers.write(path, audience(), fields)
}
