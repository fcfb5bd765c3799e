import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ReleaseHost, releaseHosts, uploadPackage } from './hosts'

/** The folder of the vendors' tools, in the project: beside `node_modules`, so that an installation of the project neither needs nor removes them. */
export const toolsFolder = '.cache/release'

/** Name of a package without its version. */
export const packageName = (versioned: string): string => versioned.slice(0, versioned.lastIndexOf('@'))

/**
 * Installs Taro's plugin with the tool of one host alone: the plugin's own list of tools would install those of all vendors, and no install
 * script runs, some of which download programs.
 */
export const installCommand = (host: ReleaseHost): string =>
  `npm install --prefix ${toolsFolder} --ignore-scripts --legacy-peer-deps ${uploadPackage} ${releaseHosts[host].tool}`

/** Why a host's tool cannot run: a package is missing, or has another version; one line with what installs it. */
export function missingTool(host: ReleaseHost, versionOf: (name: string) => string | undefined): string[] {
  const missing = [uploadPackage, releaseHosts[host].tool].filter((wanted) => {
    const name = packageName(wanted)
    return `${name}@${versionOf(name)}` !== wanted
  })
  if (missing.length === 0) return []
  return [`${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed: run ${installCommand(host)}`]
}

/** Version of a package in the folder of tools of a project; undefined where it is not installed. */
export function installedTool(root: string, name: string): string | undefined {
  const file = path.join(root, toolsFolder, 'node_modules', name, 'package.json')
  return existsSync(file) ? require(file).version : undefined
}
