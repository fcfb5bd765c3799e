import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { getCode } from '@/contract/session'
import { type Check, outcomeOf } from '../../../config/conform/check'
import { conform } from '../../../config/conform/conform'
import { readOptions } from '../../../config/conform/options'

/** Checks a server with these arguments of the command. */
export const run = (main: string, ...args: string[]): Promise<readonly Check[]> =>
  conform(readOptions([`--main=${main}`, ...args]))

/** The argument that signs in as a person of the sandbox, whose code is read from the inbox. */
export async function as(sandbox: TestSandbox, mobile: string): Promise<string> {
  await sandbox.call(getCode, { mobile, scene: 'login' })
  const [message] = await sandbox.inbox(mobile)
  return `--as=${mobile},${message?.code}`
}

/** What differs, a line each: the check, and what it found. */
export const differences = (checks: readonly Check[]): string[] =>
  checks
    .filter((check) => outcomeOf(check) === 'differs')
    .flatMap(({ name, findings }) =>
      findings.filter(({ isTolerated }) => !isTolerated).map(({ found }) => `${name}: ${found}`),
    )

/** Names of the checks that ended in this way. */
export const named = (checks: readonly Check[], outcome: ReturnType<typeof outcomeOf>): string[] =>
  checks.filter((check) => outcomeOf(check) === outcome).map(({ name }) => name)
