import { pageConfigs } from '../../../config/pageConfigs'

it('R-06 the mall, the carnival and the search results may be pulled down, and no other page', () => {
  const pulled = Object.keys(pageConfigs).filter((path) => pageConfigs[path]?.enablePullDownRefresh)
  expect(pulled.sort()).toEqual([
    'pages/mall/index',
    'subPackages/carnival-shopping/index',
    'subPackages/mall-search/index',
  ])
})
