import { countsOf, reportFile } from '../../sandbox/devtools/screens/compare/changes'
import { comparePictures } from '../../sandbox/devtools/screens/compare/comparePictures'
import { keepPictures } from '../../sandbox/devtools/screens/compare/keepPictures'
import { pictureFolders, picturesIn } from '../../sandbox/devtools/screens/folders'

/** Compares the pictures that were taken last with the kept ones, or keeps them with `--keep`. It reports, and fails for no difference. */
async function pictures(isKeeping: boolean): Promise<string> {
  const folders = pictureFolders()
  if (isKeeping) {
    const count = await keepPictures(folders)
    return count ? `${count} pictures are now the reference` : 'there are no pictures: npm run pictures:take takes them'
  }
  const report = await comparePictures(folders, new Date())
  if (!report) {
    const taken = await picturesIn(folders.taken)
    if (taken.length === 0) return 'there are no pictures: npm run pictures:take takes them'
    return `${taken.length} pictures, and none are kept to compare them with: npm run pictures:keep keeps these`
  }
  const { changed, resized, missing, unreadable, new: added } = countsOf(report.changes)
  const counts = `${changed} changed, ${resized} of another size, ${added} new, ${missing} missing, ${unreadable} unreadable`
  return `${report.compared} pictures compared with those of ${report.keptAt}: ${counts}; see /sandbox/screens/changes or ${reportFile}`
}

void pictures(process.argv.includes('--keep')).then(console.log, (error: unknown) => {
  console.error(error)
  process.exit(1)
})
