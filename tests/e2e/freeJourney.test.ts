import { arrive } from '@tests/journeys/buy'
import { findFullGroup, joinGroup, startGroup } from '@tests/journeys/free'
import { pageDriver } from './pageDriver'
import { siteForTests } from './site'

const site = siteForTests()

async function openBrowser() {
  const visit = await site.visit(undefined, { consent: false })
  return pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
}

it('in browsers a group is started, a friend joins by its link, and the goods reach both', async () => {
  const starter = await openBrowser()
  await arrive(starter, '13950000063')
  const address = await startGroup(starter)
  expect(address).toMatch(/^\/subPackages\/free\/index\?groupId=\d+$/)

  const friend = await openBrowser()
  await joinGroup(friend, address, '13950000064')
  expect(await friend.problems()).toEqual([])

  await findFullGroup(starter)
  expect(await starter.problems()).toEqual([])
})
