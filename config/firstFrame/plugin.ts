import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Compilation, type Compiler, sources } from 'webpack'
import type { Environment } from '../environment'
import { drawnFrames, frameScripts } from './bundles'
import { stylesOf } from './styles'

const pageFiles: (
  compilation: Compilation,
  sourceRoot: string,
) => { entry: string[]; pages: Record<string, string[]> } = require('../pageFiles')

/** Webpack plugin that draws the first frames of screens into `index.html`, so that one is painted before the first script of the app has arrived. */
export class FirstFrame {
  /** @param hosts where the calls go that the script sends before the app starts */
  constructor(
    private readonly sourceRoot: string,
    private readonly hosts: Environment['hosts'],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstFrame', (compilation) => {
      // After the page has its preloads, which are written before the first style.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
      compilation.hooks.processAssets.tapPromise({ name: 'FirstFrame', stage: stage + 2 }, async (assets) => {
        const page = assets['index.html']
        if (!page) return
        const { entry, pages } = pageFiles(compilation, this.sourceRoot)
        const { frames, styles } = await drawnFrames(this.hosts)
        const files = new Set([
          ...entry,
          ...frames.flatMap(({ addresses }) => pages[(addresses.at(-1) ?? '').slice(1)] ?? []),
        ])
        const textOf = (file: string) => String(assets[file]?.source() ?? '')
        const isStyle = (file: string) => file.endsWith('.css')
        const markup = markupOf(frames, styles, [...files].filter(isStyle).map(textOf).join('\n'), await frameScripts())
        let html = startedByFrame(withFrames(String(page.source()), markup))
        for (const file of entry.filter(isStyle)) {
          html = withStyles(html, file, textOf(file))
          compilation.deleteAsset(file)
        }
        compilation.updateAsset('index.html', new sources.RawSource(html))
      })
    })
  }
}

/** Classes of what the script adds. */
const added = ['is-large', 'is-largest', 'first-frame-banner']

const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')

/** The templates of the frames, and the scripts that show one and read ahead. */
function markupOf(
  frames: Awaited<ReturnType<typeof drawnFrames>>['frames'],
  styles: Record<string, string>,
  css: string,
  scripts: readonly string[],
): string {
  const own = readFileSync(path.join(__dirname, 'firstFrame.css'), 'utf8')
  const themes = Object.entries(styles).map(([selector, style]) => `${selector}{${style}}`)
  const html = frames.map((frame) => frame.html).join('')
  const names = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, text = '']) => text.split(' '))
  const known = [...names, ...Object.keys(styles).flatMap((selector) => selector.split('.')), ...added]
  const all = stylesOf([css, own.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' '), ...themes].join('\n'), known)
  const templates = frames.map(
    ({ addresses, language, html, reads }) =>
      `<template lang="${language}" data-at="${addresses.join(' ')}" data-reads='${escaped(reads)}'>${html}</template>`,
  )
  return `<template data-styles><style>${all}</style></template>${templates.join('')}${scripts.map((script) => `<script>${script}</script>`).join('')}`
}

/** The page with its scripts requested only: the script of the frame runs them. */
function startedByFrame(html: string): string {
  const script = /<script defer="defer" fetchpriority="high" src="([^"]*)"><\/script>/g
  if (!script.test(html)) throw notWritten('deferred script')
  return html.replace(script, '<link rel="preload" as="script" fetchpriority="high" href="$1" data-entry>')
}

/** Adds the frames to the page, before the element of the app. */
const withFrames = (html: string, markup: string): string => replaceIn(html, '<body>', `<body>${markup}`)

/**
 * Writes the styles of the entry into the page: nothing is painted before the styles in the head are there, and at the end of the page they
 * would come after those that Taro and the pages add to the head.
 */
const withStyles = (html: string, file: string, css: string): string =>
  replaceIn(html, `<link href="/${file}" rel="stylesheet">`, `<style>${css}</style>`)

function replaceIn(html: string, part: string, other: string): string {
  if (!html.includes(part)) throw notWritten(part)
  return html.replace(part, () => other)
}

const notWritten = (part: string): Error =>
  new Error(`config/firstFrame/plugin.ts: index.html has no ${part}; adapt it to what HtmlWebpackPlugin writes`)
