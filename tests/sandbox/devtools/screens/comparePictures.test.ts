import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { differencesFolder, reportFile } from '../../../../sandbox/devtools/screens/compare/changes'
import { comparePictures } from '../../../../sandbox/devtools/screens/compare/comparePictures'
import { keepPictures } from '../../../../sandbox/devtools/screens/compare/keepPictures'
import { picturesIn } from '../../../../sandbox/devtools/screens/folders'
import { fileOf } from '../../../../sandbox/devtools/screens/screenPicture'
import { newFolders, pictureOf, writePictures } from './pictureFiles'

const now = new Date('2026-02-01T00:00:00.000Z')
const mall = pictureOf()
const home = pictureOf({ screen: 'pages/home/index' })
const my = pictureOf({ screen: 'pages/my/index' })
const login = pictureOf({ screen: 'center/login/index' })

it('reports what changed, has another size, is new, missing or unreadable, and leaves out what stayed the same', async () => {
  const folders = newFolders()
  const damaged = pictureOf({ screen: 'subPackages/balance/index' })
  const gone = pictureOf({ screen: 'subPackages/cash-task/index' })
  await writePictures(
    folders.kept,
    [mall, home, my, damaged, gone].map((picture) => ({ ...picture, colour: '#ffffff' })),
  )
  await writePictures(folders.taken, [
    { ...mall, colour: '#ffffff' },
    { ...home, colour: '#0a7a3b' },
    { ...my, colour: '#ffffff', height: 125 },
    { ...login, colour: '#ffffff' },
    { ...damaged, colour: '#ffffff' },
  ])
  writeFileSync(path.join(folders.taken, fileOf(damaged)), 'no picture')
  const report = await comparePictures(folders, now)
  expect(report).toMatchObject({ compared: 4, keptAt: mall.takenAt, comparedAt: now.toISOString() })
  expect(report?.changes.map(({ kind, picture, share, sizes }) => [kind, picture.screen, share, sizes])).toEqual([
    ['changed', home.screen, 1, undefined],
    ['resized', my.screen, 0.2, { before: '100 × 100', after: '100 × 125' }],
    ['new', login.screen, undefined, undefined],
    ['missing', gone.screen, undefined, undefined],
    ['unreadable', damaged.screen, undefined, undefined],
  ])
  expect(existsSync(path.join(folders.taken, differencesFolder, fileOf(home)))).toBe(true)
  expect(existsSync(path.join(folders.taken, differencesFolder, fileOf(mall)))).toBe(false)
})

it('has nothing to report without pictures or without a reference', async () => {
  const folders = newFolders()
  expect(await comparePictures(folders, now)).toBeUndefined()
  expect(await keepPictures(folders)).toBe(0)
  await writePictures(folders.taken, [{ ...mall, colour: '#ffffff' }])
  expect(await comparePictures(folders, now)).toBeUndefined()
})

it('keeps the new pictures in place of the earlier ones, and then finds no change', async () => {
  const folders = newFolders()
  await writePictures(folders.kept, [
    { ...mall, colour: '#ffffff' },
    { ...my, colour: '#ffffff' },
  ])
  await writePictures(folders.taken, [{ ...mall, colour: '#000000' }])
  expect((await comparePictures(folders, now))?.changes).toHaveLength(2)
  expect(await keepPictures(folders)).toBe(1)
  expect(existsSync(path.join(folders.taken, reportFile))).toBe(false)
  expect(await picturesIn(folders.kept)).toEqual([mall])
  expect((await comparePictures(folders, now))?.changes).toEqual([])
})
