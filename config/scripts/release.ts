import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import packageJson from '../../package.json'
import { readKept } from '../contract/file'
import { readContract } from '../contract/readContract'
import { buildRefusals, folderName } from '../release/build'
import { type ReleaseCommand, readCommand } from '../release/command'
import { commitOf, releaseNotes, uncommitted } from '../release/git'
import { type ReleaseHost, releaseHosts } from '../release/hosts'
import { keptRefusals } from '../release/keptContract'
import { keyOf } from '../release/keys'
import { keepMaps, mapsFolder, releaseName } from '../release/maps'
import { projectFileOf } from '../release/projectFile'
import { refusalsBefore } from '../release/refusals'
import { release } from '../release/release'
import { outsideOf, writeSiteHeaders } from '../release/site'
import { installedTool, missingTool } from '../release/tools'
import { root, runStep } from './run'

const variables = { ...process.env, APP_ENV: process.env.APP_ENV || 'production' }
const name = releaseName(packageJson.version, commitOf(root))
const readFile = (file: string) => readFileSync(file, 'utf8')

/** Makes the build, and takes its source maps out of it. The notes of the release stand above it. */
async function build({ host }: ReleaseCommand): Promise<string[]> {
  console.log(releaseNotes(root, name))
  const folder = `dist/${folderName(host)}`
  const env = { APP_ENV: variables.APP_ENV, NODE_ENV: 'production', OUTPUT_ROOT: folder, SOURCE_MAPS: '1' }
  const { ok, output } = await runStep({ name: `build ${host}`, command: `taro build --type ${host}`, env })
  return ok
    ? keepMaps(path.join(root, folder), path.join(root, mapsFolder(name, host)))
    : [`the build failed:\n${output}`]
}

/** Writes the project file that the vendor's tool reads, and lets Taro's plugin run the tool. */
async function upload(host: ReleaseHost, action: string): Promise<string[]> {
  const { variables: needed, projectFile, projectSource, title } = releaseHosts[host]
  const dir = path.join(root, 'dist', folderName(host))
  const appId = variables[needed[0]?.name as keyof typeof variables] ?? ''
  writeFileSync(path.join(dir, projectFile), projectFileOf(readFile(path.join(root, projectSource)), appId))
  const secrets = mkdtempSync(path.join(tmpdir(), 'release-'))
  try {
    const env = {
      APP_ENV: variables.APP_ENV,
      RELEASE_HOST: host,
      RELEASE_VERSION: packageJson.version,
      RELEASE_NOTES: releaseNotes(root, name),
      ...keyFile(host, secrets),
    }
    const command = `taro ${action} --type ${host} --projectPath ${dir}`
    const { ok, output } = await runStep({ name: action, command, env }, true)
    return ok ? [] : [`${title} did not take it; its tool says so above${output ? '' : ', nothing'}`]
  } finally {
    rmSync(secrets, { recursive: true, force: true })
  }
}

/** WeChat's tool reads its key from a file alone. */
function keyFile(host: ReleaseHost, folder: string): Record<string, string> {
  if (host !== 'weapp') return {}
  const file = path.join(folder, 'key')
  writeFileSync(file, keyOf(variables, 'RELEASE_WEAPP_KEY', readFile) ?? '')
  chmodSync(file, 0o600)
  return { RELEASE_WEAPP_KEY_PATH: file }
}

async function makeSite(): Promise<string[]> {
  const dir = path.join(root, 'dist', folderName('h5'))
  const written = await writeSiteHeaders(dir, outsideOf(variables))
  console.log(`${path.relative(root, dir)} is ready for a server, with its headers in:`)
  for (const file of written) console.log(`  ${path.relative(root, file)}`)
  return []
}

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  const { host, action } = command
  const contract = await readContract(packageJson.version)
  const refusals = await release(command, {
    refusalsBefore: () => [
      ...refusalsBefore(command, variables, uncommitted(root)),
      ...keptRefusals(command, readKept(root), contract),
    ],
    missingTool: () => (host === 'h5' ? [] : missingTool(host, (name) => installedTool(root, name))),
    build: () => build(command),
    buildRefusals: () => buildRefusals(root, host),
    deliver: () => (host === 'h5' ? makeSite() : upload(host, action)),
    say: console.log,
  })
  if (refusals.length > 0) console.error(`${host} is not released:`)
  for (const refusal of refusals) console.error(`- ${refusal}`)
  return refusals.length > 0 ? 1 : 0
}

void main().then(
  (code) => process.exit(code),
  (error) => {
    console.error((error as Error).message)
    process.exit(1)
  },
)
