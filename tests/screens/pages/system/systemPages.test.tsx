import { refusedUrls } from '@tests/lib/urlVectors'
import { moves, openPages } from '@tests/routes/fakeNavigation'
import { choosePlace, pageCovered } from '@/navigate'
import { ChooseLocationStore } from '@/pages/system/choose-location/store'
import { coordinatesText, placeOf } from '@/pages/system/open-location/place'
import { picturesOf } from '@/pages/system/preview-image/pictures'
import { PictureViewer } from '@/pages/system/preview-image/store'
import { pictureUrl } from '@/platform/media/pictureUrl'

// What a browser may open.
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.h5'))

describe('the picture viewer', () => {
  const list = ['/a.png', 'https://m.example.com/b.png', 'data:image/png;base64,AA']

  it('reads a list of texts', () => {
    expect(picturesOf(JSON.stringify([...list, 7, null, {}]))).toEqual(list)
  })

  it.each([...list, `${window.location.origin}/pictures/a.png`, 'blob:http://localhost/1'])(
    'S2 requests %j, a picture of the app or of a host that it may open',
    (address) => {
      expect(pictureUrl(address)).toBe(address)
    },
  )

  it.each([...refusedUrls.filter((url) => url !== '/'), 'https://evil.com/a.png', '//m.example.com/a.png', undefined])(
    'S2 does not request %j',
    (address) => {
      expect(pictureUrl(address)).toBeUndefined()
    },
  )

  it.each([undefined, '', '{', '"a"', '{"0":"/a.png"}', 'null'])('has nothing to show for %j', (text) => {
    expect(picturesOf(text)).toEqual([])
  })

  it('opens at the picture that was tapped and stays within the list', () => {
    const store = new PictureViewer(JSON.stringify(list), list[1])
    expect(store.index).toBe(1)
    store.turnTo(2)
    store.turnTo(3)
    expect(store.picture).toBe(list[2])
    store.turnTo(-1)
    expect(store.index).toBe(2)
    expect(new PictureViewer(JSON.stringify(list), '/other.png').index).toBe(0)
  })

  it('zooms between the whole picture and four times its size; another picture is whole again', () => {
    const store = new PictureViewer(JSON.stringify(list))
    store.toggle()
    expect(store.zoom).toBe(2)
    store.pinch(10)
    expect(store.zoom).toBe(4)
    store.pinch(0.01)
    expect(store.zoom).toBe(1)
    store.pinch(3)
    store.turnTo(1)
    expect(store.zoom).toBe(1)
  })
})

describe('choosing a place in a browser', () => {
  // The page that the test before opened is not the one that this test taps again.
  beforeEach(pageCovered)

  it('R-07 opens our own page, and what is confirmed there is the answer', async () => {
    openPages('center/personInfo/setUp', 'pages/system/choose-location')
    const chosen = choosePlace()
    const store = new ChooseLocationStore()
    expect(store.confirm('zh-CN')).toBe(false)
    store.search('人民')
    store.pick('renmin')
    expect(store.confirm('zh-CN')).toBe(true)
    store.drop()
    expect(await chosen).toEqual({
      kind: 'chosen',
      place: { name: '人民广场', address: '上海市黄浦区人民大道', latitude: 31.23011, longitude: 121.47368 },
    })
    expect(moves).toEqual(['navigateTo /pages/system/choose-location'])
  })

  it('R-07 leaving without a choice answers none, and so does asking again', async () => {
    openPages('center/personInfo/setUp')
    const first = choosePlace()
    const second = choosePlace()
    expect(await first).toEqual({ kind: 'cancelled' })
    new ChooseLocationStore().drop()
    expect(await second).toEqual({ kind: 'cancelled' })
  })

  it('a place that the search no longer finds is not picked', () => {
    const store = new ChooseLocationStore()
    store.pick('renmin')
    store.search('北京')
    expect(store.picked).toBeUndefined()
  })
})

describe('showing a place', () => {
  it('reads its query', () => {
    const place = placeOf({ latitude: '-33.86', longitude: '151.2', name: 'A', address: 'B' })
    expect(place).toEqual({ latitude: -33.86, longitude: 151.2, name: 'A', address: 'B' })
    expect(place && coordinatesText(place)).toBe('33.86°S, 151.2°E')
  })

  it.each([
    [{}],
    [{ latitude: '91', longitude: '0' }],
    [{ latitude: '0', longitude: '-181' }],
    [{ latitude: '1e1', longitude: '0' }],
    [{ latitude: 'NaN', longitude: '0' }],
  ])('no place for %j', (query) => {
    expect(placeOf(query)).toBeUndefined()
  })
})
