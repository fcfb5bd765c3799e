import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import type { Environment } from '../environment'
import type { Frames } from './frames'

const root = path.resolve(__dirname, '../..')
const inSource = (file: string) => path.join(root, 'src', file)

/** The contract as the build has it: a file of replaced paths may change it (`babel.config.js`). */
const contract: Plugin = {
  name: 'contract',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]contract[\\/].*\.ts$/ }, ({ path: filename }) => ({
      contents: transformSync(readFileSync(filename, 'utf8'), { filename, cwd: root })?.code ?? '',
      loader: 'js',
    }))
  },
}

/** A file of this folder, with all of the app that it imports as the H5 build sees it, as one script. */
async function bundle(file: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, file)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    target: 'es2020',
    jsx: 'automatic',
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.js'],
    loader: { '.scss': 'empty' },
    plugins: [contract],
    logLevel: 'error',
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}

/** The scripts of the page, in their order: the one that shows a frame, and the one that reads what it will show. */
export const frameScripts = (): Promise<string[]> =>
  Promise.all(
    ['show.ts', 'sendAhead.ts'].map(async (file) => (await bundle(file, { minify: true, format: 'iife' })).trim()),
  )

/**
 * Draws the frames with the app's own components.
 * @param hosts where the calls of their first reads go
 */
export async function drawnFrames(hosts: Environment['hosts']): Promise<Frames> {
  const code = await bundle('frames.tsx', {
    platform: 'node',
    format: 'cjs',
    alias: {
      '@tarojs/taro': path.join(__dirname, 'taro.ts'),
      '@tarojs/components': inSource('ui/host/h5Elements.tsx'),
    },
    define: {
      APP_ENV: '""',
      APP_HOSTS: JSON.stringify(hosts),
      APP_LINK_HOSTS: '""',
      defineAppConfig: 'Object',
      'process.env.TARO_ENV': '"h5"',
      'process.env.NODE_ENV': '"production"',
    },
  })
  const made = { exports: {} as { drawFrames(svgOf: (file: string) => string): Frames } }
  new Function('module', 'exports', 'require', code)(made, made.exports, createRequire(__filename))
  return made.exports.drawFrames((file) => readFileSync(inSource(file), 'utf8').trim())
}
