import { gutterOf } from '../../trade/amounts/gutter.ts'
import { planCuts } from '../../trade/cut/plan-cuts.ts'
import { planSheets } from '../../trade/cut/plan-sheets.ts'
import { axonometry, planScene } from '../../trade/drawing/roof-scenes.ts'
import type { ListData } from '../../trade/list/list-data.ts'
import { readList } from '../../trade/list/read-list.ts'
import type { RoofForm } from '../../trade/roof/forms.ts'
import { wingsOf } from '../../trade/roof/forms.ts'
import { isLaid, layRoof } from '../../trade/roof/roof.ts'
import { trimsOf } from '../../trade/roof/trims.ts'
import { profiles, roofRules, trimRules } from '../../trade/testing/profiles.ts'
import type { TradeRules } from '../../trade/trade-data.ts'

export type Examples = { rules: TradeRules; listData: ListData; lines: string }

const forms: readonly RoofForm[] = ['gable', 'shed', 'hip', 'l', 't', 'u', 'porch']

const roofs = () =>
  forms.flatMap((form) =>
    Object.values(profiles).flatMap((profile) =>
      [10, 15, 25, 33].map((percent) => {
        const slope = percent / 100
        const measures = { form, lengthMm: 10_430, widthMm: 7270, slope, eaveMm: 500, gableMm: 300 }
        const roof = layRoof({
          wings: wingsOf({ ...measures, wingWidthMm: 4100, wingLengthMm: 2900, porchMm: 2100 }) ?? [],
          eaveMm: 500,
          profile,
          gauge: '26',
          longestMm: 6200,
          rules: roofRules,
        })
        if (!isLaid(roof)) return roof
        const scenes = [planScene(roof), axonometry(roof, profile.coverMm, 3)]
        return { roof, trims: trimsOf(roof, trimRules), scenes }
      }),
    ),
  )

const plans = () =>
  [3, 0].map((kerfMm) =>
    planCuts({
      stocks: [{ id: '6', lengthMm: 6000, cost: 1 }],
      cuts: [2400, 1750, 1200, 620].map((lengthMm) => ({ lengthMm, count: 9 })),
      kerfMm,
    }),
  )

/** What the package answers to many questions, as one text. */
export const answersOfTrade = ({ rules, listData, lines }: Examples): string =>
  JSON.stringify({
    roofs: roofs(),
    plans: plans(),
    sheets: planSheets({
      sheet: { widthMm: 1220, heightMm: 2440 },
      pieces: [
        { widthMm: 608, heightMm: 811, count: 5 },
        { widthMm: 300, heightMm: 450, count: 7 },
      ],
      kerfMm: 3,
      rotate: true,
    }),
    gutters: rules.amounts && [gutterOf(10_600, 47.7, 200, 3000, rules.amounts.gutter)],
    list: readList(lines, listData),
  })
