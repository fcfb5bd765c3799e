import type { BudgetRow } from '../budgets'
import { inKb } from '../budgets'
import { environments, readEnvironment } from '../environment'
import type { ReleaseCommand } from './command'
import { missingKeys } from './keys'
import { sandboxHostIn } from './sandboxHosts'

type Variables = Record<string, string | undefined>

/** Files that one message names. */
const NAMED = 5

/** Why a release may not begin; empty where it may. `changes` are files that are not committed. */
export const refusalsBefore = (
  { host }: Pick<ReleaseCommand, 'host'>,
  variables: Variables,
  changes: readonly string[],
): string[] => [
  ...(host === 'h5' ? [] : missingKeys(host, variables)),
  ...serverRefusals(variables, host === 'h5'),
  ...changeRefusals(changes),
]

/** Why the servers that a release would call are refused: one is missing, is a sandbox, or is not reached by HTTPS. */
export function serverRefusals(variables: Variables, isH5: boolean): string[] {
  if (variables.APP_ENV === 'development' || variables.APP_ENV === 'test')
    return [
      `APP_ENV=${variables.APP_ENV} builds for the sandbox: a release needs ${environments.slice(2).join(', ')}; production is taken where it is not set`,
    ]
  try {
    const { hosts } = readEnvironment(variables, isH5)
    const { publicKey: _, cashierGateway, ...backends } = hosts
    const addresses = { ...backends, ...(cashierGateway ? { cashierGateway } : {}) }
    return Object.entries(addresses).flatMap(([name, address]) => {
      if (sandboxHostIn(address)) return [`the address of ${name} is one of a sandbox: ${address}`]
      return isSecure(address) ? [] : [`the address of ${name} must begin with https://, not be ${address}`]
    })
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

/** Whether what is sent to an address can be read by its server alone. */
const isSecure = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:'

/** Why files that are not committed are refused: the notes and the commit would not be what is uploaded. */
export function changeRefusals(changes: readonly string[]): string[] {
  if (changes.length === 0) return []
  const more = changes.length > NAMED ? ` and ${changes.length - NAMED} more` : ''
  return [`commit or put away what is changed: ${changes.slice(0, NAMED).join(', ')}${more}`]
}

/** One line for each size over its limit. */
export const budgetRefusals = (rows: readonly BudgetRow[]): string[] =>
  rows
    .filter(({ ok }) => !ok)
    .map(({ what, bytes, limit }) =>
      bytes === 0 ? `${what} could not be measured` : `${what} is ${inKb(bytes)}, over its limit of ${inKb(limit)}`,
    )
