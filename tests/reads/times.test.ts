import { timesTable } from './times'

describe('the report of reads', () => {
  it('has the slowest first, marks refusals and names those above 50 ms', () => {
    const table = timesTable([
      { name: 'coin.logs', code: '000000', ms: [9, 50, 51] },
      { name: 'order.orderList', code: '000000', ms: [200, 60.4, 2] },
      { name: 'order.orderDetail', code: 'ORDER_UNKNOWN', ms: [3] },
    ])
    expect(table.split('\n')).toEqual([
      'read               ms    refused',
      'order.orderList    60.4',
      'coin.logs          50.0',
      'order.orderDetail  3.0   ORDER_UNKNOWN',
      '',
      '1 of 3 above 50 ms: order.orderList 60',
    ])
  })
})
