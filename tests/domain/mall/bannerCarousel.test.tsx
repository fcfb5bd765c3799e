import { clean, draw, filled } from '@tests/ui/mounted'
import { act } from 'react'
import { BannerCarousel } from '@/domain/mall/BannerCarousel'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)

afterEach(clean)

const banners = ['a', 'b', 'c'].map((id) => ({
  id,
  title: id,
  subtitle: '',
  picture: `/${id}.png`,
  url: '/pages/mall/index',
}))
const pictures = (box: HTMLElement) => [...box.querySelectorAll('img')].map((image) => image.getAttribute('src'))

describe('the banners', () => {
  it.each(['load', 'error'])('load the picture on the screen first, and the others after its %s', async (event) => {
    const box = draw(<BannerCarousel banners={banners} label="Offers" module="home" />)
    await filled()
    expect(pictures(box)).toEqual(['/a.png'])
    act(() => void box.querySelector('img')?.dispatchEvent(new Event(event)))
    await filled()
    expect(pictures(box)).toEqual(expect.arrayContaining(['/b.png', '/c.png']))
  })

  it('whose address this build does not know are not offered', () => {
    const box = draw(
      <BannerCarousel banners={[{ ...banners[0], url: '/nowhere' } as never]} label="Offers" module="home" />,
    )
    expect(box.textContent).toBe('')
  })
})
