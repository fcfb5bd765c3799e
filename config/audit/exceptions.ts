/** An advisory that does not concern us. */
export interface Exception {
  /** As GitHub numbers it. */
  id: string
  why: string
}

/** Advisories of packages that ship, and why each does not apply; one that `npm audit` no longer reports is named, to be removed. */
export const exceptions: readonly Exception[] = [
  {
    id: 'GHSA-hmx5-qpq5-p643',
    why: 'swiper: Taro’s component for H5 needs it, and no build has that component, since src/ui/media/Slides.h5.tsx scrolls by itself.',
  },
  {
    id: 'GHSA-r5fr-rjxr-66jc',
    why: 'lodash: its `template` compiles what it is given. Taro for H5 imports other functions by name, and no build has this one.',
  },
  {
    id: 'GHSA-4vvj-4cpr-p986',
    why: 'webpack (CVE-2024-43788): the automatic publicPath reads an element of the page. config/index.ts sets `publicPath`, so that no build has that code.',
  },
]
