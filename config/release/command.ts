import { type ReleaseHost, releaseHosts } from './hosts'

/** What `npm run release` was asked for. */
export interface ReleaseCommand {
  host: ReleaseHost | 'h5'
  /** What is done with a mini-program; H5 is only made ready. */
  action: 'preview' | 'upload' | 'folder'
  /** Everything but the upload itself. */
  isDry: boolean
}

const usage = [
  'usage: npm run release -- weapp|alipay|tt --preview|--upload [--dry-run]',
  '       npm run release -- h5 [--dry-run]',
].join('\n')

/** Reads the arguments of the command. Throws with the usage where they name no release. */
export function readCommand(given: readonly string[]): ReleaseCommand {
  const [host = '', ...flags] = given
  const isDry = flags.includes('--dry-run')
  const actions = flags.filter((flag) => flag !== '--dry-run')
  if (host === 'h5' && actions.length === 0) return { host, action: 'folder', isDry }
  const [action] = actions
  if (!isReleaseHost(host) || actions.length !== 1 || (action !== '--preview' && action !== '--upload'))
    throw new Error(usage)
  return { host, action: action === '--preview' ? 'preview' : 'upload', isDry }
}

const isReleaseHost = (host: string): host is ReleaseHost => Object.hasOwn(releaseHosts, host)
