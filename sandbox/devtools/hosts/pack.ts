import fs from 'node:fs'
import path from 'node:path'
import { TmplGroup } from 'glass-easel-template-compiler'
import { listFiles, pagesOf, readAppJson, tabsOf } from './appJson'
import { toWxml, toWxs } from './dialect'
import { dialects } from './platform'
import type { Fields, MiniPackage, Platform } from './protocol'
import { toBrowserCss } from './styles'
import { attributesOf, eventNamesOf, nodeFieldsOf, templateNamesOf } from './templateFacts'

interface CompilerMessage {
  message?: string
  startLine?: number
}

/** Reads and compiles a built mini-program folder; everything that does not compile or is missing is listed in `problems`. */
export function pack(dir: string, platform: Platform): MiniPackage {
  const dialect = dialects[platform]
  const files = listFiles(dir)
  const app = readAppJson(dir)
  const templates = new TmplGroup()
  const pkg: MiniPackage = {
    platform,
    namespace: dialect.namespace,
    app,
    pages: pagesOf(app),
    tabs: tabsOf(app),
    js: {},
    json: {},
    css: {},
    styleScopes: {},
    templates: '',
    templateNames: [],
    nodeFields: {},
    tagAttributes: {},
    eventNames: {},
    problems: [],
  }
  const problem = (message: string): void => {
    pkg.problems.push({ kind: 'pack', message })
  }

  for (const file of files) {
    const base = file.replace(/\.[^.]+$/, '')
    if (file.endsWith(dialect.template)) {
      const wxml = toWxml(read(dir, file), platform)
      for (const message of (templates.addTmpl(base, wxml) ?? []) as CompilerMessage[]) {
        if (!isHarmless(message, wxml)) problem(`${file}: ${message.message ?? String(message)}`)
      }
      pkg.templateNames.push(...templateNamesOf(wxml))
      nodeFieldsOf(wxml, pkg.nodeFields)
      attributesOf(wxml, pkg.tagAttributes)
      Object.assign(pkg.eventNames, eventNamesOf(wxml))
    } else if (file.endsWith(dialect.script)) {
      const script = read(dir, file)
      // Alipay draws a swiper-item inside its parent's template: its number occurs in utils.sjs only.
      for (const match of script.matchAll(/\.nn === '(\w+)'/g)) pkg.templateNames.push(`tmpl_0_${match[1]}`)
      templates.addScript(base, toWxs(script))
    } else if (file.endsWith('.js')) {
      pkg.js[file] = read(dir, file)
    } else if (file.endsWith('.json')) {
      pkg.json[file] = JSON.parse(read(dir, file)) as Fields
    }
  }
  for (const file of files.filter((name) => name.endsWith(dialect.style))) {
    const base = file.slice(0, -dialect.style.length)
    if (pkg.json[`${base}.json`]?.component) pkg.styleScopes[base] = `c${Object.keys(pkg.styleScopes).length}`
    try {
      pkg.css[base] = toBrowserCss(file, (name) => read(dir, name), pkg.styleScopes[base])
    } catch (error) {
      problem(`${file}: ${String(error)}`)
    }
  }
  for (const page of pkg.pages) {
    for (const extension of ['.js', '.json', dialect.template]) {
      if (!files.includes(page + extension)) problem(`${page}${extension}: missing page file`)
    }
  }
  for (const tab of pkg.tabs) {
    if (!pkg.pages.includes(tab.pagePath)) problem(`tabBar: ${tab.pagePath} is not a page`)
  }
  for (const [file, scope] of missingImports(dir, files, platform))
    problem(`${file}: imports ${scope}, which is missing`)
  pkg.templates = templates.getTmplGenObjectGroups()
  return pkg
}

const read = (dir: string, file: string): string => fs.readFileSync(path.join(dir, file), 'utf8')

/** Taro writes ids and data attributes on `<block>`; the compiler calls them invalid, devices ignore them. */
function isHarmless(message: CompilerMessage, wxml: string): boolean {
  const line = wxml.split('\n')[message.startLine ?? -1] ?? ''
  return message.message === 'invalid attribute' && /<block\s+id=/.test(line)
}

/** Imports of templates and scripts that do not exist: a device fails to compile them. */
function missingImports(dir: string, files: string[], platform: Platform): [file: string, target: string][] {
  const { template } = dialects[platform]
  return files
    .filter((file) => file.endsWith(template))
    .flatMap((file) => {
      const targets = [
        ...read(dir, file).matchAll(/<(?:import|include|wxs|sjs|import-sjs)\s[^>]*(?:src|from)="([^"]+)"/g),
      ]
      return targets
        .map((match) => String(match[1]))
        .filter((target) => {
          const resolved = target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
          return !files.includes(resolved) && !files.includes(resolved + template)
        })
        .map((target): [string, string] => [file, target])
    })
}
