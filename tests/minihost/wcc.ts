import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { listFiles } from '../../sandbox/devtools/hosts/appJson'

/** A node of the compiler's virtual tree. */
type VirtualNode = string | number | { tag?: string; attr?: Record<string, unknown>; children?: VirtualNode[] }
type Generate = (file: string) => ((data: unknown, ...rest: unknown[]) => VirtualNode) | undefined

/** A page's data as WeChat's own compiler renders it: entries such as `<view` and `#text`, and its warnings. */
interface CompiledTree {
  tree: string[]
  warnings: string[]
}

/** A check of a WeChat build that does not depend on the test's own host. */
export interface Wcc {
  draw(route: string, data: unknown): CompiledTree
}

const packageDir = path.dirname(require.resolve('miniprogram-compiler/package.json'))
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux/wcc',
  darwin: 'mac/wcc',
  win32: 'windows/wcc.exe',
}

/** The compiler's path. The package ships it without the executable bit, so an executable copy is made in the cache. */
function compiler(): string {
  const name = SYSTEMS[process.platform]
  if (!name) throw new Error(`no WeChat compiler for ${process.platform}`)
  const copy = path.resolve(__dirname, '../../node_modules/.cache/minihost', path.basename(name))
  if (!fs.existsSync(copy)) {
    fs.mkdirSync(path.dirname(copy), { recursive: true })
    const own = `${copy}.${process.pid}`
    fs.copyFileSync(path.join(packageDir, 'bin', name), own)
    fs.chmodSync(own, 0o755)
    fs.renameSync(own, copy)
  }
  return copy
}

/**
 * Compiles a WeChat build with WeChat's own compiler (wcc) and renders pages with it. It finds faults that the framework tolerates:
 * templates that call themselves, missing templates, trees that are too large.
 */
export function loadWcc(dir: string): Wcc {
  const files = listFiles(dir).filter((file) => /\.(wxml|wxs)$/.test(file))
  const using = usedComponents(dir, files)
  const withComponents = Object.entries(using).filter(([, components]) => Object.keys(components).length > 0)
  const lists = withComponents.flatMap(([file, components]) => [
    file,
    Object.keys(components).length,
    ...Object.keys(components),
  ])
  const args = ['-d', '-cc', [withComponents.length, ...lists].join(' '), ...files, '-gn', '$gwx']
  const run = spawnSync(compiler(), args, { cwd: dir, maxBuffer: 1 << 28, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`wcc: ${run.stderr || String(run.error)}`)

  const warnings: string[] = []
  const warn = (...parts: unknown[]): void => void warnings.push(parts.join(' '))
  const sandbox = { window: {}, console: { warn, error: warn, log: () => undefined } }
  vm.createContext(sandbox)
  vm.runInContext(run.stdout, sandbox)
  const { $gwx } = sandbox as unknown as { $gwx: Generate }
  // The compiled code tests `constructor === Object`, so its data must be created in its own realm.
  const parse = vm.runInContext('JSON.parse', sandbox) as (json: string) => unknown

  const flatten = (file: string, data: unknown, out: string[]): string[] => {
    const visit = (node: VirtualNode): void => {
      if (typeof node !== 'object') {
        if (String(node).trim()) out.push(`#${String(node).trim()}`)
        return
      }
      const tag = (node.tag ?? '').replace(/^wx-/, '')
      const component = using[file]?.[tag]
      if (component) {
        const attributes = node.attr ?? {}
        flatten(
          `${path.posix.join(path.posix.dirname(file), component)}.wxml`,
          { i: attributes.i, l: attributes.l },
          out,
        )
        return
      }
      if (tag && tag !== 'page' && tag !== 'virtual') out.push(`<${tag}`)
      for (const child of node.children ?? []) visit(child)
    }
    const generate = $gwx(file)
    if (!generate) throw new Error(`wcc compiled no ${file}`)
    visit(generate(data, parse('{}'), parse('{}')))
    return out
  }
  return {
    draw(route, data) {
      warnings.length = 0
      const tree = flatten(`${route}.wxml`, parse(JSON.stringify(data)), [])
      return { tree, warnings: [...new Set(warnings)] }
    },
  }
}

/** Components by template file; only Taro's own `comp` and `custom-wrapper` occur, because the product has no native ones. */
function usedComponents(dir: string, files: string[]): Record<string, Record<string, string>> {
  const entries = files
    .filter((file) => file.endsWith('.wxml'))
    .map((file) => [file, path.join(dir, file.replace(/wxml$/, 'json'))] as const)
    .filter(([, json]) => fs.existsSync(json))
    .map(([file, json]) => {
      const { usingComponents = {} } = JSON.parse(fs.readFileSync(json, 'utf8')) as {
        usingComponents?: Record<string, string>
      }
      return [file, usingComponents] as const
    })
  return Object.fromEntries(entries)
}
