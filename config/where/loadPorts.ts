import path from 'node:path'
import { Script } from 'node:vm'
import { buildSync } from 'esbuild'
import { type Ports, portFiles } from './ports'
import { type Device, type RecordingHost, recordingHost } from './recordingHost'

/** The platforms that a build is made for; the ending of a port's variant names its platform. */
export type Platform = 'h5' | 'weapp' | 'alipay' | 'tt'

/** The ports of one platform, and the host that notes what they ask of it. */
export interface LoadedPorts extends Ports {
  host: RecordingHost
}

/**
 * The code of all ports for a platform, with the variants that its build takes. Throws where a port has no variant for the platform.
 * @param source the folder `src`
 */
export function portsCode(source: string, platform: Platform): string {
  const exported = Object.entries(portFiles).map(([name, file]) => `export { ${name} } from './${file}'`)
  const { outputFiles } = buildSync({
    stdin: { contents: exported.join('\n'), resolveDir: source },
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: '{}',
    alias: { '@': source },
    packages: 'external',
    resolveExtensions: [`.${platform}.tsx`, `.${platform}.ts`, '.tsx', '.ts', '.js'],
    loader: { '.scss': 'empty', '.png': 'empty' },
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Runs such code on a host that only notes what is asked of it. */
export function loadPorts(code: string, device: Device): LoadedPorts {
  const host = recordingHost(device)
  const module = { exports: {} as Ports }
  const names = ['module', 'exports', 'require', ...Object.keys(host.globals)]
  const run = new Script(`(function (${names.join(', ')}) {\n${code}\n})`).runInThisContext()
  run(module, module.exports, host.require, ...Object.values(host.globals))
  // The exports of a module cannot be spread: they are getters.
  return Object.assign(Object.create(module.exports), { host })
}

/** The folder `src` of the project. */
export const sourceFolder = path.resolve(__dirname, '../../src')
