"""People, reindeer and spruces, drawn into a picture before it is painted. Lengths are pixels of 1920 x 1080."""

import cv2
import numpy as np
from scipy.interpolate import splev, splprep

from retouch import bent, mix, noise

# Shapes are drawn this much larger and made smaller, for smooth edges.
FINE = 4

# One is the height of the shoulder; the animal looks to the right, and y goes up.
TRUNK = [
    (-0.64, 0.78), (-0.62, 0.91), (-0.52, 0.99), (-0.25, 0.97), (0.05, 0.98), (0.28, 1.05), (0.46, 1.04), (0.57, 0.86),
    (0.54, 0.62), (0.40, 0.46), (0.10, 0.42), (-0.20, 0.46), (-0.42, 0.54), (-0.58, 0.64),
]  # fmt: skip
NECK_AND_HEAD = [
    (0.22, 1.02), (0.45, 1.09), (0.62, 1.14), (0.74, 1.21), (0.83, 1.22), (0.94, 1.16), (1.09, 1.04), (1.16, 0.97), (1.15, 0.90), (1.06, 0.87),
    (0.95, 0.91), (0.85, 0.91), (0.81, 0.78), (0.77, 0.62), (0.67, 0.50), (0.50, 0.46), (0.34, 0.60),
]  # fmt: skip
# With the neck down the line runs from the withers into it.
GRAZING = [
    (0.16, 1.00), (0.36, 1.00), (0.54, 0.86), (0.74, 0.62), (0.90, 0.45), (0.98, 0.34), (1.05, 0.16), (1.07, 0.05), (1.01, -0.01), (0.93, 0.03),
    (0.87, 0.15), (0.78, 0.24), (0.66, 0.26), (0.54, 0.32), (0.40, 0.44), (0.24, 0.60),
]  # fmt: skip
EAR = [(0.76, 1.20), (0.66, 1.25), (0.57, 1.24), (0.63, 1.17), (0.72, 1.15)]
TAIL = [(-0.60, 0.92), (-0.66, 0.90), (-0.69, 0.82), (-0.66, 0.77), (-0.60, 0.82)]
# The beam goes back, then up, and curves forward.
ANTLER = [
    [(0.80, 1.20), (0.66, 1.33), (0.56, 1.52), (0.56, 1.74), (0.70, 1.94)],
    [(0.79, 1.22), (0.90, 1.30), (1.02, 1.31)],
    [(0.71, 1.29), (0.80, 1.41), (0.92, 1.47)],
    [(0.56, 1.58), (0.49, 1.64), (0.44, 1.72)],
    [(0.57, 1.76), (0.58, 1.87), (0.55, 1.97)],
    [(0.62, 1.85), (0.73, 1.86), (0.82, 1.92)],
]
NECK, POLL, GRAZING_POLL = np.array((0.42, 0.88)), np.array((0.80, 1.20)), np.array((0.93, 0.42))


def smooth(points, closed=True):
    points = np.array(points, float)
    if len(points) < 5:
        return points
    if closed:
        points = np.vstack([points, points[:1]])
    curve, _ = splprep(points.T, s=0, per=closed, k=3)
    return np.array(splev(np.linspace(0, 1, 90), curve)).T


def turned(points, degrees, about):
    angle = np.radians(degrees)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return (np.array(points, float) - about) @ turn + about


class Drawing:
    """A mask that shapes are added to, in units of `height` pixels above the point (x, foot)."""

    def __init__(self, picture, x, foot, height):
        self.shape, self.x, self.foot, self.height = picture.shape, x, foot, height
        self.reach = int(2.4 * height)
        self.mask = np.zeros((2 * self.reach * FINE, 2 * self.reach * FINE), np.uint8)

    def place(self, points):
        points = np.array(points, float) * self.height * FINE
        return points * (1, -1) + (self.reach * FINE, 2 * self.reach * FINE - 40 * FINE)

    def fill(self, points):
        cv2.fillPoly(self.mask, [np.round(self.place(smooth(points))).astype(np.int32)], 255)

    def limb(self, points, widths):
        """A line whose width changes from point to point."""
        shares = np.linspace(0, 1, 40)
        steps = np.linspace(0, 1, len(points))
        along = np.stack([np.interp(shares, steps, [p[i] for p in points]) for i in (0, 1)], 1)
        for point, width in zip(self.place(along), np.interp(shares, steps, widths)):
            radius = max(1, round(width * self.height * FINE / 2))
            cv2.circle(self.mask, tuple(int(v) for v in np.round(point)), radius, 255, -1)

    def stroke(self, points, width, end=0.4):
        curve = smooth(points, closed=False)
        self.limb(curve, np.linspace(width, end * width, len(curve)))

    def whole(self):
        """The mask at the size of the picture, 0 to 1."""
        small = cv2.resize(self.mask, None, fx=1 / FINE, fy=1 / FINE, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        whole = np.zeros(self.shape[:2], np.float32)
        left, top = round(self.x) - self.reach, round(self.foot) + 40 - 2 * self.reach
        rows, columns = slice(max(top, 0), min(top + small.shape[0], 1080)), slice(max(left, 0), min(left + small.shape[1], 1920))
        whole[rows, columns] = small[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
        return whole


def put(picture, mask, dark, light, top, bottom):
    """Fill a mask from light at its top to dark at its bottom, with the unevenness of fur or cloth."""
    rows = np.arange(picture.shape[0], dtype=np.float32)[:, None]
    share = np.clip((rows - top) / max(1, bottom - top), 0, 1)
    share = np.clip(share + 0.06 * noise(6, 6, 7), 0, 1)[..., None]
    return mix(picture, np.array(light) * (1 - share) + np.array(dark) * share, mask)


def reindeer(picture, x, foot, height, dark, light, head=0, stride=(0.1, 0.1), antlers=0.9):
    """One reindeer against the light. `head` turns neck and head down by so many degrees, above 45 it grazes; `stride` parts
    fore and hind legs, `antlers` is their size."""
    far, near, horns = (Drawing(picture, x, foot, height) for _ in range(3))
    for legs, way in ((far, -1), (near, 1)):
        front, back = 0.40 + way * stride[0], -0.46 - way * stride[1]
        legs.limb([(0.40, 0.72), (0.41 + way * stride[0] * 0.5, 0.36), (front, 0.06)], [0.26, 0.10, 0.065])
        legs.limb([(-0.42, 0.78), (-0.38, 0.54), (-0.50 - way * stride[1] * 0.6, 0.34), (back, 0.06)], [0.36, 0.24, 0.095, 0.065])
        for hoof in (front, back):
            legs.fill([(hoof - 0.035, 0.08), (hoof + 0.035, 0.08), (hoof + 0.08, 0.0), (hoof - 0.04, 0.0)])
    grazes = head > 45
    poll = GRAZING_POLL if grazes else turned(POLL, head, NECK)
    near.fill(TRUNK)
    near.fill(TAIL)
    near.fill(GRAZING if grazes else turned(NECK_AND_HEAD, head, NECK))
    near.fill(turned(np.array(EAR) - POLL + poll, head, poll))
    # The farther antler is a little before the nearer one; young ones have spikes.
    for lean in (0, 16):
        for tine in ANTLER if antlers > 0.5 else ANTLER[:1]:
            horns.stroke(turned((np.array(tine) - POLL) * antlers + poll, head + lean, poll), 0.06 if tine is ANTLER[0] else 0.045, 0.6)
    top, bottom = foot - 1.05 * height, foot - 0.05 * height
    for drawing, low, high in ((far, 0.78 * np.array(dark), dark), (horns, dark, dark), (near, dark, light)):
        picture = put(picture, drawing.whole(), low, high, top, bottom)
    return picture


def person(picture, x, foot, height, dark, light):
    """Someone in winter clothes, from behind."""
    figure = Drawing(picture, x, foot, height)
    for side in (-1, 1):
        figure.limb([(side * 0.055, 0.44), (side * 0.065, 0.24), (side * 0.075, 0.06)], [0.125, 0.105, 0.085])
        figure.fill([(side * 0.03, 0.09), (side * 0.11, 0.09), (side * 0.125, 0.0), (side * 0.03, 0.0)])
        figure.limb([(side * 0.115, 0.79), (side * 0.165, 0.62), (side * 0.17, 0.46)], [0.10, 0.085, 0.065])
    figure.fill([(-0.06, 0.86), (-0.13, 0.81), (-0.145, 0.66), (-0.13, 0.52), (-0.15, 0.40), (0.15, 0.40), (0.13, 0.52), (0.145, 0.66), (0.13, 0.81), (0.06, 0.86)])
    figure.fill([(-0.075, 0.85), (-0.085, 0.92), (-0.06, 0.98), (0.0, 1.0), (0.06, 0.98), (0.085, 0.92), (0.075, 0.85), (0.0, 0.83)])
    return put(picture, figure.whole(), dark, light, foot - height, foot - 0.3 * height)


def spruce(picture, x, foot, height, dark, snow, seed=1, slim=0.3, share=0.75, lit=1):
    """A snowy spruce. `slim` is width by height, `share` how many boughs bear snow, `lit` the brighter side."""
    chance = np.random.default_rng(seed)
    drawn = np.ascontiguousarray((np.clip(picture, 0, 1) * 255).astype(np.uint8))
    tiers = int(np.clip(height / 26, 9, 26))
    step = height / tiers
    out = np.linspace(-1, 1, 15)

    def fill(upper, lower, across, colour):
        if not len(across):
            return
        edge = np.vstack([np.stack([across, upper], 1), np.stack([across, lower], 1)[::-1]])
        cv2.fillPoly(drawn, [np.round(edge).astype(np.int32)], np.clip(np.array(colour) * 255, 0, 255).tolist(), cv2.LINE_AA)

    for tier in range(tiers, -1, -1):
        down = (tier + 0.4) / (tiers + 0.4)
        half = slim * height / 2 * down**0.85
        boughs = np.linspace(-1, 1, 1 + max(1, round(2 * half / step)))
        for aside in chance.permutation(boughs):
            aside = np.clip(aside + chance.normal(0, 0.16), -1, 1) * chance.uniform(0.75, 1.08)
            wide = np.clip(chance.uniform(0.7, 1.5) * step, 0.2 * half, 0.9 * half)
            middle = x + aside * (half - 0.6 * wide)
            top = foot - height * (1 - tier / tiers) - 0.9 * step + step * chance.normal(0, 0.3)
            # A bough hangs: away from the trunk it is lower, and its ends are lower than its middle.
            hang = step * (0.8 * (1 - 0.9 * down**6) * aside**2 + 0.4 * out**2 + (0.8 * aside + chance.normal(0, 0.2)) * out)
            shade = (1 - 0.30 * np.clip(-lit * aside, -0.2, 1)) * chance.uniform(0.9, 1.08)
            across = middle + wide * out
            under = top + hang + step * (0.35 + 0.65 * (1 - out**2)) + step * chance.normal(0, 0.10, 15)
            fill(top + hang, under, across, np.array(dark) * shade)
            if chance.random() < share:
                load = step * chance.uniform(0.45, 0.8) * (1 - np.abs(out) ** 2.5) + step * chance.normal(0, 0.05, 15)
                fill(top + hang - 0.12 * step, top + hang + load, across, np.array(snow) * shade * 0.82 + np.array(dark) * 0.10)
                start, end = sorted(chance.uniform(-0.9, 0.9, 2))
                upper = (out >= start) & (out <= end)
                fill((top + hang - 0.12 * step)[upper], (top + hang + 0.55 * load)[upper], across[upper], np.array(snow) * shade)
    box = [(max(0, int(x - slim * height)), max(0, int(foot - height)), int(x + slim * height), int(foot + step))]
    after = bent(drawn.astype(np.float32) / 255, box, min(3, 0.08 * step), seed)
    return mix(picture, after, (np.abs(after - picture).max(-1) > 0.006).astype(np.float32))
