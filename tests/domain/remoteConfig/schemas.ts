/** Schemas as an operator's tool writes them. */

/** Every value that the app reads, none of them a default. */
export const fullConfig = {
  vip: {
    renewPlanTips: 'renewed a day before',
    renewPlanPopTitle: 'about renewal',
    isSaleOffWhereForbidden: true,
    discountInfo: {
      'ZK-01-01': { payDiscountTips: 'one' },
      'ZK-01-02': { payDiscountTips: 'two' },
      'ZK-02-01': { payDiscountTips: 'three' },
      'ZK-02-02': { payDiscountTips: 'four' },
    },
  },
  supVip: { showStayImage: true },
  service: { phone: '400-000-0000' },
  report: { switch: 'on' },
  ts: 1_750_000_000_000,
  page: { title: 'home', blocks: [{ type: 'button', text: 'go', link: '/pages/mall/index' }] },
}

/** One block of each kind with everything that it may say. */
export const everyBlock = {
  banner: { type: 'banner', items: [{ title: 'a', subtitle: 's', picture: '/p/a.png', link: '/pages/mall/index' }] },
  grid: {
    type: 'grid',
    columns: 5,
    items: [{ title: 'a', picture: 'https://cdn.example.com/a.png', link: '/pages/mall/index', badge: 'new' }],
  },
  notice: {
    type: 'notice',
    list: ['one', 'two'],
    mode: 'vertical',
    separator: '　',
    color: '#123456',
    background: '#fff',
    fontSize: 16,
    fontWeight: 600,
    height: 48,
    width: 300,
    scrollable: false,
    speed: 50,
    interval: 2000,
    duration: 500,
    showClose: true,
    showIcon: false,
    showMore: true,
    link: '/pages/mall/index',
  },
  goods: { type: 'goods', title: 'today', promotion: 'carnival', count: 3 },
  text: { type: 'text', html: '<p>words</p>', align: 'center' },
  picture: { type: 'picture', picture: '/p/a.png', width: 750, height: 300, label: 'a', link: '/pages/mall/index' },
  button: { type: 'button', text: 'go', link: '/pages/mall/index', kind: 'second' },
  countdown: {
    type: 'countdown',
    title: 'left',
    deadline: 1_750_000_100_000,
    ended: 'over',
    link: '/pages/mall/index',
  },
  coupon: {
    type: 'coupon',
    name: 'c',
    amount: 500,
    threshold: 5000,
    expireTime: 1_760_000_000_000,
    action: 'use',
    link: '/pages/mall/index',
  },
}
