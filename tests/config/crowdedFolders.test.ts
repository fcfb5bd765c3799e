import { crowdedFolders } from '../../config/checks/crowdedFolders'

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/file${at}.ts`)

describe('the check of crowded folders', () => {
  it.each(['src/platform', 'sandbox/areas/order', 'sandbox'])(
    'finds %s with 41 files, and says what to do',
    (folder) => {
      expect(crowdedFolders(filesIn(folder, 41))).toEqual([
        {
          path: folder,
          line: 1,
          ban: 'crowded-folders',
          message: expect.stringMatching(/^41 files.*put what belongs/),
        },
      ])
    },
  )

  it.each([
    ['40 files', filesIn('src/platform', 40)],
    [
      'the catalogues of texts, which have one file per area',
      [...filesIn('src/i18n', 60), ...filesIn('src/i18n/en', 60)],
    ],
    ['folders in folders', [...filesIn('src/ui', 30), ...filesIn('src/ui/list', 30)]],
    ['tests', filesIn('tests/domain/order', 80)],
  ])('allows %s', (_, files) => {
    expect(crowdedFolders(files)).toEqual([])
  })
})
