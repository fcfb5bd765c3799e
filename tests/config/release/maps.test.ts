import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import { buildRefusals } from '../../../config/release/build'
import { keepMaps, mapRefusals, mapsFolder, releaseName } from '../../../config/release/maps'

/** A built folder with these files. */
function folderWith(files: Record<string, string | Buffer>): string {
  const dir = temporaryFolder('built')
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), content)
  }
  return dir
}

describe('the source maps of a release', () => {
  it('are kept under its version and commit, by host', () => {
    const release = releaseName('1.2.0', '1a2b3c4d')
    expect(mapsFolder(release, 'weapp')).toBe('releases/1.2.0-1a2b3c4d/maps/weapp')
  })

  it('leave the built folder, and replace those that an earlier build of the release has kept', () => {
    const kept = folderWith({ 'js/old.js.map': '{}' })
    const dir = folderWith({ 'js/app.js': '1', 'js/app.js.map': '{}', 'index.html': '' })
    expect(keepMaps(dir, kept)).toEqual([])
    expect(['js/app.js.map', 'js/old.js.map'].map((file) => existsSync(path.join(kept, file)))).toEqual([true, false])
    expect(['js/app.js', 'js/app.js.map'].map((file) => existsSync(path.join(dir, file)))).toEqual([true, false])
    expect(mapRefusals(dir)).toEqual([])
  })

  it('are missing where a build wrote none, which refuses the release and keeps what was there', () => {
    const kept = folderWith({ 'app.js.map': '{}' })
    expect(keepMaps(folderWith({ 'app.js': '1' }), kept)).toEqual([expect.stringContaining('no source maps')])
    expect(existsSync(path.join(kept, 'app.js.map'))).toBe(true)
  })
})

describe('a built folder is refused', () => {
  const inline = `//# sourceMappingURL=data:application/json;base64,${'A'.repeat(60)}`

  it.each<[string, string, string | Buffer]>([
    ['with a map', 'app.js.map', '{}'],
    ['with a compressed map', 'app.js.map.gz', gzipSync('{}')],
    ['with a script that names its map', 'app.js', 'a()\n//# sourceMappingURL=app.js.map'],
    ['with a style that contains its map', 'app.wxss', inline],
    ['with a compressed file that names its map', 'app.js.gz', gzipSync('//# sourceMappingURL=app.js.map')],
  ])('%s', (_name, file, content) => {
    expect(mapRefusals(folderWith({ [file]: content }))).toEqual([expect.stringMatching(`^${file} .*source map`)])
  })

  it('by a release of each host', () => {
    const root = folderWith({ 'dist/release-tt/app.js.map': '{}' })
    expect(buildRefusals(root, 'tt')[0]).toBe('app.js.map is a source map, which must not be released')
  })

  it('unless a library has the word alone', () => {
    expect(mapRefusals(folderWith({ 'app.js': 'x="sourceMappingURL="' }))).toEqual([])
  })
})
