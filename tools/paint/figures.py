"""People, reindeer and spruces, drawn into a picture before it is painted. Lengths are pixels of 1920 x 1080."""

import cv2
import numpy as np
from scipy.interpolate import splev, splprep

from retouch import bent, mix, noise

# Shapes are drawn this much larger and made smaller, for smooth edges.
FINE = 4

# One is the height of the shoulder; the animal looks to the right, and y goes up.
TRUNK = [
    (-0.60, 0.80), (-0.59, 0.92), (-0.50, 0.99), (-0.25, 0.96), (0.05, 0.96), (0.30, 1.03), (0.46, 1.02), (0.55, 0.86),
    (0.52, 0.66), (0.40, 0.54), (0.10, 0.48), (-0.20, 0.52), (-0.40, 0.60), (-0.54, 0.64),
]  # fmt: skip
# With the neck down the line runs from the withers into it.
GRAZING_TRUNK = TRUNK[:5] + [(0.22, 1.0), (0.38, 0.94), (0.54, 0.80), (0.64, 0.60), (0.50, 0.50)] + TRUNK[10:]
NECK_AND_HEAD = [
    (0.22, 1.00), (0.48, 1.08), (0.66, 1.20), (0.76, 1.33), (0.84, 1.34), (0.95, 1.25), (1.10, 1.13), (1.13, 1.07),
    (1.08, 1.03), (0.95, 1.06), (0.84, 1.05), (0.74, 0.90), (0.62, 0.72), (0.46, 0.62), (0.30, 0.75),
]  # fmt: skip
EAR = [(0.75, 1.30), (0.66, 1.36), (0.58, 1.36), (0.64, 1.29), (0.72, 1.25)]
TAIL = [(-0.57, 0.92), (-0.63, 0.90), (-0.65, 0.82), (-0.62, 0.77), (-0.58, 0.82)]
ANTLER = [
    [(0.79, 1.34), (0.70, 1.46), (0.64, 1.62), (0.66, 1.80), (0.76, 1.95)],
    [(0.78, 1.36), (0.88, 1.42), (0.97, 1.43)],
    [(0.70, 1.46), (0.80, 1.54), (0.88, 1.66)],
    [(0.64, 1.70), (0.57, 1.78), (0.55, 1.88)],
    [(0.69, 1.86), (0.80, 1.88), (0.88, 1.96)],
]
NECK = (0.42, 0.88)


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

    def __init__(self, picture, x, foot, height, looks_left=False):
        self.shape, self.x, self.foot, self.height = picture.shape, x, foot, height
        self.way = -1 if looks_left else 1
        self.reach = int(2.4 * height)
        self.mask = np.zeros((2 * self.reach * FINE, 2 * self.reach * FINE), np.uint8)

    def place(self, points):
        points = np.array(points, float) * self.height * FINE
        return np.stack([self.way * points[:, 0], -points[:, 1]], 1) + (self.reach * FINE, 2 * self.reach * FINE - 40 * FINE)

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


def reindeer(picture, x, foot, height, dark, light, ruff=None, looks_left=False, head=0, step=0.1, antlers=0.9):
    """One reindeer. `head` turns neck and head down by so many degrees, `step` parts the legs, `ruff` is the pale neck."""
    far, near, neck = (Drawing(picture, x, foot, height, looks_left) for _ in range(3))
    for legs, way in ((far, -1), (near, 1)):
        front, back = 0.38 + way * step, -0.46 - way * step * 0.8
        legs.limb([(0.38, 0.72), (0.39 + way * step * 0.5, 0.36), (front, 0.06)], [0.24, 0.085, 0.055])
        legs.fill([(front - 0.03, 0.08), (front + 0.03, 0.08), (front + 0.07, 0.0), (front - 0.035, 0.0)])
        legs.limb([(-0.40, 0.80), (-0.37, 0.56), (-0.50 - way * step * 0.6, 0.36), (back, 0.06)], [0.34, 0.22, 0.08, 0.055])
        legs.fill([(back - 0.03, 0.08), (back + 0.03, 0.08), (back + 0.07, 0.0), (back - 0.035, 0.0)])
    grazes = head > 45
    near.fill(GRAZING_TRUNK if grazes else TRUNK)
    near.fill(TAIL)
    for shape in (NECK_AND_HEAD[1:] if grazes else NECK_AND_HEAD, EAR):
        neck.fill(turned(shape, head, NECK))
    horns = Drawing(picture, x, foot, height, looks_left)
    for aside in (0.0, 0.07):
        for tine in ANTLER:
            base = np.array((0.79, 1.34))
            points = (np.array(tine) - base) * antlers + base + (aside, -aside * 0.3)
            horns.stroke(turned(points, head, NECK), 0.05 if tine is ANTLER[0] else 0.036)
    top, bottom = foot - 1.05 * height, foot - 0.05 * height
    shadow = tuple(0.78 * np.array(dark))
    for drawing, low, high in ((far, shadow, dark), (horns, dark, dark), (near, dark, light), (neck, dark, ruff or light)):
        mask, upper = drawing.whole(), top
        if drawing is neck:
            upper = top - 0.25 * height
            soft = cv2.GaussianBlur(mask, (0, 0), 0.07 * height)
            mask = mask * np.where(near.whole() > 0.5, np.clip(2 * soft - 0.9, 0, 1), 1)
        picture = put(picture, mask, low, high, upper, bottom)
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
