import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type BuildOptions, buildSync } from 'esbuild'
import type { Frames } from './frames'

const root = path.resolve(__dirname, '../..')
const inSource = (file: string) => path.join(root, 'src', file)

/** A file of this folder, with all of the app that it imports as the H5 build sees it, as one script. */
function bundle(file: string, options: BuildOptions): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, file)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    target: 'es2020',
    jsx: 'automatic',
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.js'],
    loader: { '.scss': 'empty' },
    logLevel: 'error',
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}

/** The script that shows a frame. */
export const showScript = (): string => bundle('show.ts', { minify: true, format: 'iife' }).trim()

/** Draws the frames with the app's own components. */
export function drawnFrames(): Frames {
  const constants = Object.fromEntries(['APP_ENV', 'APP_HOSTS', 'APP_LINK_HOSTS'].map((name) => [name, '""']))
  const code = bundle('frames.tsx', {
    platform: 'node',
    format: 'cjs',
    alias: {
      '@tarojs/taro': path.join(__dirname, 'taro.ts'),
      '@tarojs/components': inSource('ui/host/h5Elements.tsx'),
    },
    define: {
      ...constants,
      defineAppConfig: 'Object',
      'process.env.TARO_ENV': '"h5"',
      'process.env.NODE_ENV': '"production"',
    },
  })
  const made = { exports: {} as { drawFrames(picture: (file: string) => string): Frames } }
  new Function('module', 'exports', 'require', code)(made, made.exports, createRequire(__filename))
  return made.exports.drawFrames(
    (file) => `data:image/svg+xml,${encodeURIComponent(readFileSync(inSource(file), 'utf8').trim())}`,
  )
}
