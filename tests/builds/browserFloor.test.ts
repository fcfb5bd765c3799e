import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allowedStyles, declaredFloor, newerStyles } from '@tests/fixtures/browserFloor'

const root = path.resolve(__dirname, '../..')
const dist = path.join(root, process.env.DIST_ROOT ?? 'dist', 'production-h5')

/** The texts of the scripts or styles that are written into the page. */
const written = (tag: 'script' | 'style'): string[] =>
  [...readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].flatMap(
    ([, text]) => text ?? [],
  )

/**
 * MobX has the newer methods of sets on its own sets, and calls those of the browser only where it has them. Private fields of classes are of
 * ES2022, and the browsers of the floor have them all the same.
 */
const known = [
  'SetUnion',
  'SetIntersection',
  'SetDifference',
  'SetSymmetricDifference',
  'SetIsSubsetOf',
  'SetIsSupersetOf',
  'SetIsDisjointFrom',
  'PrivateClassFields',
].join(',')

/** What scripts use that is newer than ES2021, which Safari 14.5 and Chrome 87 have; empty where there is nothing. */
function newerScripts(files: string): string {
  try {
    execFileSync('npx', ['es-check', 'es2021', files, '--checkFeatures', '--ignore', known], {
      cwd: root,
      stdio: 'pipe',
    })
    return ''
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout) + String((error as { stderr: Buffer }).stderr)
  }
}

describe('D-33 the H5 build for production runs in the oldest browsers', () => {
  it('D-33 uses no script that is newer', () => {
    expect(newerScripts(path.join(dist, 'js/**/*.js'))).toBe('')
  })

  it('D-33 writes no newer script into the page', () => {
    const scripts = written('script')
    expect(scripts.length).toBe(4)
    const folder = mkdtempSync(path.join(tmpdir(), 'written-'))
    for (const [at, text] of scripts.entries()) writeFileSync(path.join(folder, `${at}.js`), text)
    expect(newerScripts(path.join(folder, '*.js'))).toBe('')
    rmSync(folder, { recursive: true })
  })

  it('D-33 a newer script is refused', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'newer-'))
    writeFileSync(path.join(folder, 'a.js'), 'Object.hasOwn({}, "a"); [1].findLast(Boolean)')
    expect(newerScripts(path.join(folder, '*.js'))).toMatch(/ObjectHasOwn/)
    rmSync(folder, { recursive: true })
  })

  it('D-33 uses no newer style but those that are allowed', () => {
    const sheets = readdirSync(path.join(dist, 'css')).filter((name) => name.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(10)
    const styles = [...sheets.map((name) => readFileSync(path.join(dist, 'css', name), 'utf8')), ...written('style')]
    const newer = styles.flatMap((css) => newerStyles(css, declaredFloor()))
    // Neither more nor less than what is allowed, each with its reason.
    expect([...new Set(newer)].sort()).toEqual(Object.keys(allowedStyles).sort())
  })
})
