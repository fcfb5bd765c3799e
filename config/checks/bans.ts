import type { ProjectFile } from '../scripts/projectFiles'
import { amountBans } from './amountBans'
import type { Ban, Violation } from './ban'
import { hostBans } from './hostBans'
import { lookBans } from './lookBans'
import { placeBans } from './placeBans'
import { shapeBans } from './shapeBans'
import { lineAt } from './source'
import { testBans } from './testBans'
import { textBans } from './textBans'
import { timeBans } from './timeBans'

/** Every ban: how sums and counts are written, what differs by host, how things look, where files are, how screens, stores and tests are written, what texts say, and whose calendar counts. */
export const bans: Ban[] = [
  ...amountBans,
  ...hostBans,
  ...lookBans,
  ...placeBans,
  ...shapeBans,
  ...testBans,
  ...textBans,
  ...timeBans,
]

/** All violations of one file. */
export function findViolations(file: ProjectFile): Violation[] {
  return bans
    .filter((ban) => ban.holds(file.path))
    .flatMap(({ id, find, instead }) => {
      const index = find(file)
      if (index < 0) return []
      const message = typeof instead === 'string' ? instead : instead(file.text.slice(index))
      return [{ path: file.path, line: lineAt(file.text, index), ban: id, message }]
    })
}
