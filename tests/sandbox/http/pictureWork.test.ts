import { deferred, settle } from '@tests/lib/deferred'
import { TooManyPictures, workOnPicture } from '../../../sandbox/http/pictureWork'

it('two pictures are worked on at the same time, twenty wait, and more are refused', async () => {
  const works = Array.from({ length: 22 }, () => ({ end: deferred<number>(), begun: false }))
  const results = works.map((work, at) =>
    workOnPicture(() => {
      work.begun = true
      return work.end.promise.then(() => at)
    }),
  )
  await settle()
  expect(works.filter(({ begun }) => begun)).toHaveLength(2)
  await expect(workOnPicture(() => Promise.resolve())).rejects.toThrow(TooManyPictures)
  works[0]?.end.resolve(0)
  await results[0]
  await settle()
  expect(works.filter(({ begun }) => begun)).toHaveLength(3)
  for (const { end } of works) end.resolve(0)
  expect(await Promise.all(results)).toEqual(works.map((_, at) => at))
  expect(await workOnPicture(() => Promise.resolve('next'))).toBe('next')
})
