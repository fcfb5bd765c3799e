import { BadRequest } from '../http/errors'
import { isProvider, type Outcome, type Provider } from './notification'

/** What may be decided: by the customer the value of a button, by a script also that the provider refuses. A map, since its keys come from outside. */
const outcomes = new Map<string, Outcome>([
  ['approve', 'success'],
  ['decline', 'failure'],
  ['refuse', 'refused'],
  ['pending', 'pending'],
])

/** The text of a field; empty where there is none or it is no text. */
export function textOf(fields: unknown, name: string): string {
  const value = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** The outcome that a form or a script names; any other word is a BadRequest. */
export function parseOutcome(fields: unknown): Outcome {
  const outcome = outcomes.get(textOf(fields, 'outcome'))
  if (!outcome) throw new BadRequest('outcome is approve, decline, refuse or pending')
  return outcome
}

/** The provider that an address names; any other is a BadRequest. */
export function parseProvider(params: unknown): Provider {
  const provider = textOf(params, 'provider')
  if (!isProvider(provider)) throw new BadRequest('no such provider')
  return provider
}
