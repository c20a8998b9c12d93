import * as THREE from 'three'
import { ground } from '../color.ts'
import { overAll } from './exposure.ts'
import type { Match } from './matching.ts'

/** How much light fell on each point, whatever its colour; `open` is what falls on an open floor. */
export type Light = {
  target: THREE.WebGLRenderTarget
  open: number
  grounded: boolean
  dispose: () => void
}

/**
 * Colour times light, and what is mirrored, over the lit ground; highlights rolled off so that colours keep their name.
 * Towards its edges a picture becomes the plain ground, so that no page shows where it ends.
 */
export function developMaterial(
  flat: THREE.Texture,
  mirror: THREE.Texture,
  light: Light,
  { exposure, veil, gain, rest }: Match,
  start: number,
): THREE.Material {
  return new THREE.ShaderMaterial({
    uniforms: {
      flat_: { value: flat },
      mirror: { value: mirror },
      light: { value: light.target.texture },
      open: { value: light.open },
      grounded: { value: light.grounded ? 1 : 0 },
      ground: { value: new THREE.Color(ground) },
      exposure: { value: exposure },
      veil: { value: veil },
      gain: { value: gain },
      rest: { value: rest?.gain ?? new THREE.Vector3(1, 1, 1) },
      tone: { value: rest?.own ?? new THREE.Color('#FFFFFF') },
      start: { value: start },
    },
    vertexShader: overAll,
    fragmentShader: `
      uniform sampler2D flat_, mirror, light; uniform float open, grounded, start;
      uniform vec3 ground, exposure, veil, gain, rest, tone; varying vec2 at;
      vec3 neutral(vec3 color) {
        float desaturation = 0.15;
        float peak = max(color.r, max(color.g, color.b));
        if (peak < start) return color;
        float d = 1. - start;
        float next = 1. - d * d / (peak + d - start);
        color *= next / peak;
        float g = 1. - 1. / (desaturation * (peak - next) + 1.);
        return mix(color, vec3(next), g);
      }
      vec3 encoded(vec3 c) {
        return mix(c * 12.92, 1.055 * pow(max(c, 0.), vec3(1. / 2.4)) - 0.055, step(0.0031308, c));
      }
      void main() {
        vec4 own = texture2D(flat_, at);
        vec4 seen = texture2D(mirror, at);
        vec4 falling = texture2D(light, at);
        vec3 fall = falling.rgb / open;
        float shade = clamp(dot(fall, vec3(0.33)), 0., 1.);
        vec3 thing = own.a > 0.003 ? own.rgb / own.a : vec3(0.);
        vec3 shine = seen.a > 0.003 ? seen.rgb / seen.a : vec3(0.);
        vec3 body = thing * fall * exposure;
        // The hue alone: shade and edges of the thing are its own too.
        float mine = 1. - smoothstep(0.1, 0.3, distance(normalize(thing + 0.0001), normalize(tone + 0.0001)));
        vec3 full = gain * mix(vec3(1.), rest, mine);
        vec3 lit = neutral(max(body + (shine - veil) * mix(0.3, 1., shade), body * 0.45) * full);
        vec2 inside = min(at, 1. - at);
        float fade = smoothstep(0.004, 0.13, min(inside.x, inside.y));
        vec3 floor_ = ground * mix(1., mix(1., shade, 0.86), grounded * step(0.99, falling.a) * fade);
        gl_FragColor = vec4(encoded(mix(floor_, lit, own.a)), 1.);
      }`,
    depthTest: false,
    depthWrite: false,
  })
}
