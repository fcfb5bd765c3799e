import { keptFile } from '../contract/file'
import type { KeptContract } from '../contract/kept'
import { textOf } from '../contract/text'
import type { ReleaseCommand } from './command'

/** Why a release may not begin: the next one would be compared with another contract than its own. A preview is no release. */
export function keptRefusals(
  { action }: Pick<ReleaseCommand, 'action'>,
  kept: KeptContract,
  contract: KeptContract,
): string[] {
  if (action === 'preview' || textOf(kept) === textOf(contract)) return []
  const is = kept.version === contract.version ? 'differs from that of the sources' : `is that of ${kept.version}`
  return [`${keptFile} ${is}: npm run contract -- --keep writes that of ${contract.version}; commit it`]
}
