/**
 * `STOCK_TARO=1` builds into `dist/stock/<host>` with the files of Taro and MobX as they are published: without the changes of `taroRuntime.ts` and
 * `h5Runtime.ts`, the small MobX of `mobx.ts` and the empty polyfills of H5, and with templates for every property and level, to see what all that
 * saves and that the app works without it. What the app itself needs stays: labels and roles for screen readers, which Taro's templates lack, H5's
 * list of pages (R-13) and our own elements of H5.
 */
export const isStock = process.env.STOCK_TARO === '1'
