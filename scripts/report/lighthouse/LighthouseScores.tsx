import { CATEGORIES, CATEGORY_NAMES, DEVICES, type Measurement } from '../../lighthouse/measurement'
import { DEVICE_NAMES } from './device-names'
import { LowestScores } from './LowestScores'
import { Part } from '../Part'
import { PARTS } from '../parts'
import { ScorePlot } from './ScorePlot'

/** What Lighthouse measured, where it ran. */
export function LighthouseScores({ measurements }: { measurements: Measurement[] }) {
  if (measurements.length === 0) {
    return (
      <Part
        id="lighthouse"
        title={PARTS.lighthouse}
        lead={
          <>
            Lighthouse has not run on this site. <code>npm run lighthouse</code> measures it; the next report shows the
            scores.
          </>
        }
      />
    )
  }
  const devices = DEVICES.filter((device) => measurements.some((measurement) => measurement.device === device))
  return (
    <Part
      id="lighthouse"
      title={PARTS.lighthouse}
      lead="How many pages have which score, when npm run lighthouse ran last. 100 is the best; from 90 on a score is good."
    >
      {devices.map((device) => {
        const ofDevice = measurements.filter((measurement) => measurement.device === device)
        return (
          <section key={device} className="device">
            <h3>
              {DEVICE_NAMES[device]} <span>{ofDevice.length}</span>
            </h3>
            <div className="plots">
              {CATEGORY_NAMES.map((name) => (
                <ScorePlot
                  key={name}
                  title={CATEGORIES[name].title}
                  scores={ofDevice.map(({ scores }) => scores[name])}
                />
              ))}
            </div>
          </section>
        )
      })}
      <LowestScores measurements={measurements} />
    </Part>
  )
}
