import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { BannerCarousel } from '@/domain/mall/BannerCarousel'
import { homeWords } from '@/i18n/home'
import type { HomeStore } from './store'

/** The customer's next step and the banners below it, which wait until that is known, so that they do not move down under a finger. */
export const Promotions = observer(function Promotions({ store, children }: { store: HomeStore; children: ReactNode }) {
  if (store.step === undefined) return null
  return (
    <>
      {children}
      <BannerCarousel banners={store.page.value?.banners ?? []} label={homeWords().banners} module="home" />
    </>
  )
})
