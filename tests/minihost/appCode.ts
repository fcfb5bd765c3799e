import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'

const root = path.resolve(__dirname, '../..')

/** Parts of Taro's document model that are not used here. */
const taroFeatures = [
  'ADJACENT_HTML',
  'CLONE_NODE',
  'CONTAINS',
  'INNER_HTML',
  'MUTATION_OBSERVER',
  'SIZE_APIS',
  'TEMPLATE_CONTENT',
]

/** Code of the app with Taro's for this platform, bundled into one file that a page of a fixture requires. `module` is relative to the root. */
export function buildAppCode(platform: Platform, module: string, outfile: string): void {
  const hosts = {
    main: 'http://127.0.0.1:8700',
    apiVip: 'http://127.0.0.1:8700',
    vip: '',
    lowCode: '',
    cashier: '',
    report: '',
    publicKey: '',
  }
  buildSync({
    stdin: {
      contents: `
        import '@tarojs/plugin-platform-${platform}/dist/runtime'
        export * from '${module}'`,
      resolveDir: root,
    },
    bundle: true,
    format: 'cjs',
    target: 'es2020',
    outfile,
    banner: { js: 'const frameworkWindow = {}' },
    alias: { '@': path.join(root, 'src') },
    resolveExtensions: [`.${platform}.ts`, '.ts', '.js', '.json'],
    define: {
      // The builds give jsencrypt the framework's window in place of `self`.
      self: 'frameworkWindow',
      'process.env': '{}',
      'process.env.TARO_ENV': JSON.stringify(platform),
      'process.env.TARO_PLATFORM': '"mini"',
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(taroFeatures.map((name) => [`ENABLE_${name}`, 'false'])),
      APP_ENV: '"test"',
      APP_VERSION: '"0.0.0"',
      APP_HOSTS: JSON.stringify(hosts),
    },
    logLevel: 'warning',
  })
}
