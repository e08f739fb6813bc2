"""Paint the site's pictures anew: python3 tools/paint/pictures.py [NAME ...] (Debian: python3-numba python3-opencv)

Each picture has a recipe: the rendering that it is painted from, which the repository's history keeps, what is changed
in it first, and where fine brushes may work. Afterwards: npm run pictures, and its line in content/veils.ts.
"""

import subprocess
import sys
from multiprocessing import Pool
from pathlib import Path

import cv2
import numpy as np

from figures import person, reindeer
from light import DAY_SHADOW, NIGHT_SHADOW, calm, towards, up_the_rays, without_black
from retouch import (
    bent, brighter, burning, collared, copied, cut, filled, flaming, line, mirrored, mix, noise, oval, region, rim_lit, shaded, snowed, tinted, without,
)  # fmt: skip
from strokes import RADII, evenness, paint, slow_field

ROOT = Path(__file__).resolve().parents[2]
FOLDER = 'public/images'
# Painted larger and made smaller: the edges of strokes are smooth then.
LARGER = 1.5
QUALITY = 86
CALM, LEADING = 4e-4, 0.02
RECIPES = {}


def recipe(name, commit, by_day=False, focus=(), rays=None, shadow=None, header=0.11, source=None):
    def keep(change):
        RECIPES[name] = (commit, source or name, by_day, focus, rays, shadow, header, change)
        return change

    return keep


def as_it_is(*names_and_commits, **how):
    for name, commit in names_and_commits:
        recipe(name, commit, **how)(lambda picture: picture)


def render(commit, name):
    stored = subprocess.run(['git', 'show', f'{commit}:{FOLDER}/{name}.webp'], cwd=ROOT, capture_output=True, check=True)
    picture = cv2.imdecode(np.frombuffer(stored.stdout, np.uint8), cv2.IMREAD_COLOR)
    return cv2.cvtColor(cv2.resize(picture, (1920, 1080)), cv2.COLOR_BGR2RGB).astype(np.float32) / 255


def enlarged(part):
    return cv2.resize(part.astype(np.float32), None, fx=LARGER, fy=LARGER, interpolation=cv2.INTER_CUBIC)


def painted(name):
    commit, source, by_day, focus, rays, shadow, header, change = RECIPES[name]
    seed = sum(map(ord, name))
    picture = np.clip(change(render(commit, source)), 0, 1).astype(np.float32)
    picture = calm(picture, by_day, header)
    picture = without_black(picture, shadow or (DAY_SHADOW if by_day else NIGHT_SHADOW), 0.35 if by_day else 0.85)
    height, width, _ = picture.shape
    direction = slow_field(height, width, seed)
    certainty = np.full((height, width), CALM, np.float32)
    if rays:
        angles, where = towards(height, width, *rays)
        direction, certainty = np.where(where, angles, direction), np.where(where, LEADING, CALM)
    elif not by_day:
        direction, share = up_the_rays(picture, direction, seed)
        certainty = CALM + LEADING * share
    strokes = paint(
        enlarged(picture), enlarged(direction), enlarged(certainty), focus, seed, tuple(LARGER * one for one in RADII)
    )
    return cv2.resize(strokes, (width, height), interpolation=cv2.INTER_AREA)


def write(name):
    picture = cv2.cvtColor((painted(name) * 255 + 0.5).astype(np.uint8), cv2.COLOR_RGB2BGR)
    cv2.imwrite(str(ROOT / FOLDER / f'{name}.webp'), picture, [cv2.IMWRITE_WEBP_QUALITY, QUALITY])
    for sized in (ROOT / FOLDER / 'sized').glob(f'{name}-*.avif'):
        sized.unlink()
    return name


as_it_is(('aurora-cabin-guests', 'af682468'), focus=[(0.6, 0.72, 0.09, 0.1, 0.8)])
as_it_is(('cabin-eaves-icicles-window', '33efe85f'), focus=[(0.68, 0.5, 0.18, 0.25, 0.7)])
as_it_is(('ice-fishing-hole-lantern', '6558cafc'), focus=[(0.8, 0.84, 0.2, 0.2, 0.6)])
as_it_is(('snowshoe-tracks-spruces', 'af682468'), ('snowshoers-open-fell', 'af682468'), by_day=True)


@recipe('airport-arrival-minibus', 'cc4756dd')
def _(picture):
    picture = without(picture, ellipses=[(1318, 195, 22, 40)])
    sign = cv2.resize(picture[86:238, 150:790], None, fx=0.62, fy=0.62, interpolation=cv2.INTER_AREA)
    height, width, _ = sign.shape
    moved = np.zeros_like(picture)
    moved[236 - height : 236, 1140 : 1140 + width] = sign
    picture[60:250, :830] = picture[60:250, 830:1660][:, ::-1]
    glow = region(picture, [(1162, 250 - height, 1118 + width, 238)], blur=14) * (np.arange(1080)[:, None] < 236)
    picture = without(mix(picture, np.maximum(picture, moved), glow), ellipses=[(342, 226, 26, 24)])
    picture = shaded(picture, 1500, 985, 150, 22, 0.5)
    for radius, colour in ((64, (0.03, 0.035, 0.05)), (34, (0.16, 0.16, 0.18)), (14, (0.05, 0.05, 0.06))):
        picture = oval(picture, 1497, 925, radius, radius, colour)
    for box, beside in (((0, 660, 78, 846), 480), ((128, 660, 330, 846), 335), ((586, 660, 650, 780), -70)):
        picture = copied(picture, box, beside, 0, 4)
    for x in (124, 287, 613):
        picture = line(picture, [(x, 655), (x, 845)], (0.06, 0.07, 0.10), 9, 1)
    return picture


@recipe('aurora-frozen-lake', 'af682468', focus=[(0.61, 0.78, 0.03, 0.08, 0.8)])
def _(picture):
    picture = brighter(picture, 0.88)
    picture = copied(picture, (300, 600, 416, 818), 124, 0, 12)
    picture = copied(picture, (1110, 745, 1240, 910), 150, 0, 12)
    for step, share in enumerate(np.linspace(0, 1, 16) ** 1.5):
        x, y = 1184 + 120 * share + (4 + 13 * share) * (-1) ** step, 898 + 175 * share
        picture = shaded(picture, int(x), int(y), int(5 + 9 * share), int(3 + 4 * share), 0.5, 1.5)
    picture = shaded(picture, 1172, 888, 40, 8, 0.5, 4)
    return person(picture, 1172, 886, 128, (0.02, 0.035, 0.05), (0.07, 0.16, 0.16))


@recipe('autumn-aurora-lake', 'af682468', header=0.26)
def _(picture):
    picture = bent(brighter(cut(mirrored(picture), 108, 150, 1350), 0.74), [(0, 280, 1920, 780)], 3)
    return tinted(picture, (0.6, 0.62, 0.66), region(picture, [(500, 840, 1920, 1080)], blur=50))


@recipe('bear-snowy-ridge-haze', 'bd35351d', by_day=True, focus=[(0.645, 0.61, 0.05, 0.09, 0.6)])
def _(picture):
    near = region(picture, ellipses=[(1240, 660, 130, 110), (1500, 740, 320, 90)], blur=14)
    snow = region(picture, [(0, 690, 1920, 1080)], blur=20) * (1 - near)
    sky = region(picture, [(250, 0, 1670, 560)], blur=30)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 16), snow)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 9), sky)
    return without(line(picture, [(1198, 722), (1190, 784)], tuple(np.median(picture[670:715, 1225:1300].reshape(-1, 3), 0)), 24, 2), ellipses=[(1128, 726, 13, 14)])


@recipe('boardwalk-fence-falling-snow', '981de9dd', by_day=True)
def _(picture):
    picture = without(picture, [(925, 600, 1110, 845)])
    mist = cv2.GaussianBlur(picture, (0, 0), 40)
    return cut(mix(picture, mist, region(picture, ellipses=[(1000, 700, 120, 130)], blur=30)), 590, 190, 1330)


@recipe('camera-tripod-aurora', 'af682468', header=0.26, focus=[(0.69, 0.55, 0.04, 0.06, 0.6)])
def _(picture):
    picture = without(copied(mirrored(picture), (545, 560, 705, 985), 170), [(555, 400, 655, 575)])
    picture = copied(picture, (1212, 420, 1330, 640), -95, 0, 10)
    picture = line(picture, [(1320, 640), (1302, 985)], (0.03, 0.04, 0.06), 9, 1)
    body = [(1284, 560, 1352, 612), (1304, 544, 1332, 566), (1306, 610, 1330, 648)]
    picture = filled(picture, (0.03, 0.04, 0.06), region(picture, body, blur=1))
    return filled(picture, (0.10, 0.32, 0.25), region(picture, [(1302, 576, 1334, 598)], blur=1))


def with_logs(picture):
    """Bark, snow and a sawn end for the two logs that guests sit on."""
    dark = np.clip((0.12 - picture.max(-1)) / 0.05, 0, 1) * region(picture, [(440, 905, 890, 1030), (1315, 915, 1810, 1040)], blur=6)
    picture = mix(picture, np.array([0.15, 0.085, 0.055]) * (1 + 0.3 * noise(5, 40, 4)[..., None]), cv2.GaussianBlur(dark, (0, 0), 2))
    for x, y in ((884, 988), (1328, 990)):
        for radius, colour in ((34, (0.24, 0.13, 0.07)), (27, (0.62, 0.38, 0.19)), (18, (0.50, 0.29, 0.14)), (11, (0.64, 0.40, 0.20))):
            picture = oval(picture, x, y, radius * 2 // 3, radius, colour, 2)
    return picture


@recipe('campfire-kota-guests', 'af682468', focus=[(0.57, 0.8, 0.06, 0.16, 0.6), (0.37, 0.8, 0.1, 0.16, 0.5), (0.81, 0.8, 0.12, 0.16, 0.5)])
def _(picture):
    picture = brighter(mirrored(picture), 0.82)
    picture = rim_lit(picture, [(450, 700, 700, 1000)], 16, 0, (0.75, 0.36, 0.12))
    picture = rim_lit(picture, [(1090, 700, 1450, 1000)], -16, 0, (0.6, 0.32, 0.14), 0.6)
    picture = flaming(picture, 900, 900, 70, 150)
    return with_logs(cut(picture, 0, 190, 1560))


@recipe('elk-between-pines-mist', '408e8787', by_day=True)
def _(picture):
    picture = copied(picture, (1040, 380, 1185, 482), 130, -6, 5)
    picture = line(picture, [(1166, 590), (1170, 694)], (0.58, 0.54, 0.57), 10, 2)
    return brighter(picture, 0.85)


@recipe('family-fire-faint-lights', 'cc4756dd', focus=[(0.67, 0.9, 0.05, 0.12, 0.6)])
def _(picture):
    picture = without(mirrored(picture), ellipses=[(750, 975, 110, 40)])
    height = np.arange(1080)[:, None] / 1080
    faint = np.clip((0.5 - height) / 0.14, 0, 1) * np.clip(0.92 - 1.2 * height, 0.25, 0.85)
    green = np.clip((picture[..., 1] - picture[..., 0] - 0.1) / 0.3, 0, 1)
    night = np.array([0.035, 0.07, 0.13]) * (1 + height[..., None]) * np.ones_like(picture)
    return mix(picture, night, faint * (0.55 + 0.4 * green))


@recipe('forest-road-aurora-gap', '408e8787')
def _(picture):
    return brighter(picture, 0.85)


@recipe('frosted-birches-sun', 'cc4756dd', by_day=True)
def _(picture):
    picture = without(picture, [(1275, 770, 1355, 865)])
    picture = copied(copied(picture, (0, 700, 250, 1080), 270, 0, 20), (1510, 680, 1770, 1080), -330, 0, 20)
    for foot in ((307, 766), (496, 815), (796, 752), (1397, 790)):
        picture = collared(picture, *foot)
    return picture


@recipe('glass-igloo-inside-aurora', '6558cafc', focus=[(0.86, 0.82, 0.14, 0.14, 0.7)])
def _(picture):
    return without(picture, [(1410, 890, 1590, 938)], [(1390, 645, 60, 40)])


@recipe('guests-under-corona-lake', '3835e9eb', rays=(0.64, 0.09, 0.66))
def _(picture):
    return without(picture, [(1325, 918, 1398, 940), (1396, 915, 1466, 936)])


@recipe('ice-fishing-guests-blue-sky', 'e593cb27', True, [(0.47, 0.8, 0.07, 0.1, 0.7), (0.67, 0.8, 0.05, 0.1, 0.7)])
def _(picture):
    picture = copied(copied(picture, (700, 690, 900, 890), -420, 0, 10), (890, 765, 965, 970), 85, 0, 10)
    picture = shaded(mirrored(without(picture, [(878, 850, 945, 935)])), 753, 924, 60, 10, 0.72)
    for x, y, rod in ((905, 908, (888, 826)), (1268, 900, (1306, 836))):
        picture = oval(picture, x, y, 38, 12, (0.70, 0.77, 0.85), 4)
        picture = oval(picture, x, y, 25, 7, (0.07, 0.13, 0.22), 1.5)
        picture = line(picture, [rod, (x, y)], (0.2, 0.22, 0.26), 2, 0.8, 0.7)
    return picture


@recipe('ice-fishing-hole-cup-day', '6558cafc', by_day=True, focus=[(0.45, 0.5, 0.02, 0.3, 0.8)])
def _(picture):
    shadow = np.zeros(picture.shape[:2], np.float32)
    cv2.line(shadow, (1290, 800), (1655, 962), 1.0, 15)
    cv2.polylines(shadow, [np.array([(1576, 800), (1655, 962), (1690, 1035)], np.int32)], False, 0.9, 20)
    picture = tinted(mirrored(picture), (0.70, 0.74, 0.86), cv2.GaussianBlur(shadow, (0, 0), 5))
    picture = line(picture, [(870, 240), (872, 655)], (0.45, 0.45, 0.5), 2, 0.8, 0.8)
    picture = oval(picture, 1580, 803, 26, 7, (0.78, 0.80, 0.85), 4, 0.8)
    lamp = region(picture, [(920, 650, 1030, 740)], blur=10) * (picture[..., 0] > picture[..., 2] + 0.08)
    return mix(picture, picture.mean(-1, keepdims=True) * np.array([0.5, 0.62, 0.8]), cv2.GaussianBlur(lamp.astype(np.float32), (0, 0), 2))


@recipe('ice-fishing-wide-lake', 'af682468', by_day=True, focus=[(0.6, 0.74, 0.08, 0.08, 0.8)])
def _(picture):
    picture = mirrored(picture)
    ice = np.repeat(picture[:, 1560:1860].mean(1, keepdims=True), 1920, 1) * np.array([1.04, 1.02, 0.99])
    left = np.clip((820 - np.arange(1920)) / 320, 0, 1) * np.clip((np.arange(1080)[:, None] - 756) / 10, 0, 1)
    picture = copied(mix(picture, ice, 0.9 * left), (880, 775, 1035, 836), 0, 66, 8)
    for x in (1136, 1172):
        picture = oval(picture, x, 832, 13, 4, (0.20, 0.24, 0.30))
    return picture


@recipe('kaamos-noon-river', '01756ce3', by_day=True)
def _(picture):
    return brighter(picture, 0.66)


@recipe('kota-fire-coffee-pot', 'cc4756dd', focus=[(0.6, 0.7, 0.2, 0.3, 0.5)])
def _(picture):
    picture = without(mirrored(cut(picture, 190, 60, 1730)), ellipses=[(1220, 474, 54, 14)])
    picture = copied(picture, (662, 275, 716, 425), -62, 0, 6)
    embers = region(picture, [(940, 900, 1430, 1060)], blur=8) * np.clip((picture.max(-1) - 0.7) / 0.2, 0, 1)
    picture = tinted(picture, (0.9, 0.42, 0.16), cv2.GaussianBlur(embers.astype(np.float32), (0, 0), 8))
    flame = region(picture, [(1090, 660, 1290, 960)], blur=8) * np.clip((picture.max(-1) - 0.6) / 0.2, 0, 1)
    picture = tinted(picture, (0.62, 0.34, 0.12), cv2.GaussianBlur(flame.astype(np.float32), (0, 0), 6))
    picture = burning(picture, 1185, 1010, [(-84, 74, 150, -16), (86, 78, 168, 20), (-44, 92, 236, 26), (46, 88, 212, -30), (0, 104, 306, 8)])
    for start, end in (((1040, 1052), (1262, 986)), ((1330, 1056), (1112, 982)), ((1120, 1066), (1250, 1046))):
        picture = line(picture, [start, end], (0.09, 0.045, 0.03), 40, 2)
        picture = line(picture, [(start[0], start[1] - 15), (end[0], end[1] - 15)], (0.86, 0.36, 0.10), 7, 3, 0.8)
    return picture


@recipe('lanterns-tripods-clearing', '408e8787', focus=[(0.61, 0.65, 0.04, 0.05, 1), (0.78, 0.64, 0.04, 0.05, 1), (0.92, 0.63, 0.04, 0.05, 1)])
def _(picture):
    picture = without(picture, [(1870, 300, 1920, 400)])
    for x, y, size in ((1173, 700, 24), (1497, 688, 24), (1770, 676, 20)):
        body = [(x - size, y - size * 2 // 3, x + size, y + size * 2 // 3), (x - size // 2, y - size, x + size // 3, y)]
        picture = filled(picture, (0.03, 0.05, 0.07), region(picture, body, blur=1))
        picture = filled(picture, (0.16, 0.34, 0.30), region(picture, [(x - 12, y - 7, x + 10, y + 8)], blur=1))
    return picture


@recipe('log-cabin-smoke-windows', 'af682468', focus=[(0.55, 0.6, 0.25, 0.2, 0.6)])
def _(picture):
    return without(picture, ellipses=[(697, 513, 20, 22)])


@recipe('lone-sledge-polar-noon-lake', 'cc4756dd', True, [(0.85, 0.88, 0.16, 0.07, 0.8), (0.6, 0.88, 0.1, 0.1, 0.5)])
def _(picture):
    track = np.zeros(picture.shape[:2], np.float32)
    for start, end in ((984, 905), (1002, 925)):
        points = [[1345 + 600 * share, start + (end - start) * share**0.8] for share in np.linspace(0, 1, 60)]
        cv2.polylines(track, [np.array(points, np.int32)], False, 0.9, 7)
    return tinted(picture, (0.74, 0.78, 0.84), cv2.GaussianBlur(track, (0, 0), 2.5))


@recipe('midsummer-night-sun-lake', 'cc4756dd', by_day=True)
def _(picture):
    return brighter(cut(mirrored(picture), 0, 120, 1620), 0.62)


@recipe('minibus-night-pickup', 'bd35351d', focus=[(0.56, 0.62, 0.14, 0.14, 0.6)])
def _(picture):
    picture = cut(picture, 500, 210, 1420)
    trees = np.clip((np.arange(1920) - 1480) / 160, 0, 1) * np.clip((np.arange(1080)[:, None] - 250) / 80, 0, 1)
    picture = mix(picture, picture.mean(-1, keepdims=True) * np.array([0.42, 0.58, 0.8]), 0.95 * trees)
    glow = cv2.blur(picture[:, :1600].astype(np.float32), (420, 9))
    band = region(picture, [(0, 300, 1500, 375)], blur=16)[:, :1600] * evenness(picture[:, :1600].astype(np.float32))
    picture[:, :1600] = mix(picture[:, :1600], np.maximum(picture[:, :1600], glow * np.array([0.8, 1.15, 1.0])), band)
    picture = shaded(picture, 950, 797, 150, 16, 0.4, 6)
    return oval(picture, 884, 780, 19, 20, (0.04, 0.05, 0.07), 1.5)


@recipe('minibus-winter-road-dusk', '01756ce3', focus=[(0.63, 0.66, 0.08, 0.12, 0.8)])
def _(picture):
    return mirrored(picture)


@recipe('october-river-aurora', '63cf6623')
def _(picture):
    picture = brighter(picture, 0.72)
    edges = np.clip((picture.min(-1) - 0.35) / 0.2, 0, 1) * region(picture, [(0, 0, 1920, 790)], blur=20)
    picture = tinted(picture, (0.72, 0.76, 0.82), edges)
    picture = snowed(picture, [(0, 60, 560, 720), (1330, 60, 1920, 780)], (0.26, 0.33, 0.42))
    picture = bent(picture, [(420, 900, 760, 1080), (1480, 900, 1900, 1080)], 7)
    floes = region(picture, [(0, 820, 560, 1080), (1300, 820, 1920, 1080)], blur=20) * np.clip((picture.min(-1) - 0.3) / 0.15, 0, 1)
    return tinted(picture, (0.42, 0.5, 0.55), floes)


@recipe('reindeer-forest-falling-snow', '6558cafc', by_day=True, focus=[(0.7, 0.75, 0.2, 0.12, 0.5)])
def _(picture):
    sky = region(picture, [(0, 0, 1920, 330)], blur=60)
    picture = cut(mix(picture, cv2.GaussianBlur(picture, (0, 0), 14), sky), 0, 45, 1836)
    picture = copied(picture, (990, 590, 1320, 850), -420, 0, 20)
    picture = copied(picture, (1280, 520, 1880, 830), -560, 0, 24)
    greys = (0.36, 0.35, 0.36), (0.52, 0.50, 0.50), (0.58, 0.57, 0.57)
    for x, foot, height, looks_left, head, step in ((1440, 768, 132, True, -6, 0.1), (1650, 804, 152, False, 4, 0.14), (1190, 824, 168, True, 92, 0.06)):
        picture = shaded(picture, x, foot, int(0.8 * height), 10, 0.86, 6)
        picture = reindeer(picture, x, foot, height, *greys, looks_left, head, step, 0.75)
        snow = np.median(picture[foot + 12 : foot + 40, x - 60 : x + 60].reshape(-1, 3), 0)
        picture = oval(picture, x - 8, foot + 4, int(0.75 * height), 11, snow, 4)
    mist = region(picture, [(1280, 560, 1640, 780)], blur=40)
    picture = mix(picture, np.full_like(picture, 0.84), 0.2 * mist)
    for x, y, size in np.random.default_rng(3).uniform((0, 0, 2), (1920, 900, 5.5), (420, 3)).astype(int):
        picture = oval(picture, x, y, size, size, (0.97, 0.98, 0.99), 1, 0.8)
    return picture


@recipe('snowshoers-among-spruces', '4df819d2', by_day=True)
def _(picture):
    picture = mirrored(cut(brighter(picture, 0.72), 740, 330, 1180))
    path = np.zeros(picture.shape[:2], np.float32)
    cv2.polylines(path, [np.array([(1800, 845), (1560, 760), (1330, 690), (1230, 600)], np.int32)], False, 0.9, 34)
    return tinted(picture, (0.80, 0.85, 0.94), cv2.GaussianBlur(path, (0, 0), 10) * (picture.max(-1) > 0.5))


@recipe('snowshoes-in-snow-low-sun', '4532d70a', by_day=True, focus=[(0.55, 0.6, 0.16, 0.3, 0.6)])
def _(picture):
    return brighter(mirrored(picture), 0.7)


@recipe('spring-snow-blue-sky', 'af682468', by_day=True, focus=[(0.6, 0.6, 0.04, 0.1, 0.7)])
def _(picture):
    blue = picture[560:712, 1152:1204].copy()
    moved = picture.copy()
    moved[560:712, 1192:1244] = blue
    figure = np.clip((0.5 - moved.max(-1)) / 0.1, 0, 1) * region(picture, [(1192, 560, 1244, 712)])
    picture = mix(picture, moved, cv2.GaussianBlur(figure.astype(np.float32), (0, 0), 1.2))
    return brighter(copied(picture, (1160, 556, 1195, 716), -95, 0, 3), 0.82)


@recipe('wildlife-park-boardwalk', 'af682468', by_day=True)
def _(picture):
    return brighter(copied(picture, (590, 505, 730, 612), -150, -20, 8), 0.6)


@recipe('winter-road-to-fells', '01756ce3', by_day=True)
def _(picture):
    return brighter(picture, 0.82)


@recipe('cabins-lane-dusk-above', '5b277ea0', header=0.26)
def _(picture):
    picture = copied(picture, (240, 500, 300, 965), 62, 0, 8)
    picture = copied(picture, (160, 1000, 270, 1080), 140, 0, 10)
    return tinted(picture, (0.55, 0.58, 0.72), region(picture, [(95, 470, 250, 660)], blur=14))


@recipe('family-child-aurora', 'af682468', focus=[(0.5, 0.8, 0.1, 0.16, 0.5)])
def _(picture):
    picture = copied(picture, (898, 660, 985, 790), -128, 0, 6)
    picture = without(picture, ellipses=[(966, 762, 26, 34)])
    group = region(picture, [(800, 660, 1110, 970)], blur=18) * (picture.max(-1) < 0.3)
    picture = mix(picture, picture * 1.5 + 0.015, cv2.GaussianBlur(group.astype(np.float32), (0, 0), 3))
    return rim_lit(picture, [(800, 640, 1110, 970)], 0, -12, (0.2, 0.5, 0.4), 2.2)


@recipe('fell-top-walker-ridges', 'cc4756dd', by_day=True)
def _(picture):
    red = region(picture, [(0, 380, 60, 560)], blur=4) * (picture[..., 0] > 1.2 * picture[..., 2]) * (picture.max(-1) < 0.6)
    picture = mix(picture, picture.mean(-1, keepdims=True) * np.array([0.9, 0.94, 1.08]), cv2.GaussianBlur(red.astype(np.float32), (0, 0), 1))
    return oval(copied(picture, (1300, 790, 1338, 892), 48, 0, 5), 1273, 748, 15, 11, (0.16, 0.09, 0.10))


@recipe('fox-tracks-evening-snow', '6558cafc', by_day=True, focus=[(0.67, 0.8, 0.06, 0.25, 0.8)])
def _(picture):
    picture = copied(picture, (1215, 620, 1440, 1080), -270, 0, 26)
    for step, share in enumerate(np.linspace(0, 1, 22) ** 1.5):
        x = int(1230 + 130 * share + (2 + 7 * share) * (-1) ** step)
        y, size = int(450 + 620 * share), 4 + 10 * share
        picture = oval(picture, x, y, int(size * 0.8), int(size * 0.9), (0.40, 0.40, 0.62), 1.5, 0.9)
    return picture


@recipe('glass-igloos-aurora', '6558cafc', focus=[(0.62, 0.6, 0.3, 0.18, 0.5)])
def _(picture):
    picture = tinted(picture, (0.72, 0.6, 0.5), region(picture, [(1015, 708, 1320, 764)], blur=10))
    spill = region(picture, ellipses=[(1200, 810, 420, 70)], blur=26) * (picture[..., 2] > picture[..., 0])
    return mix(picture, picture.mean(-1, keepdims=True) * np.array([1.35, 1.02, 0.72]), 0.75 * spill)


@recipe('forest-evening-pink', '63cf6623', source='great-grey-owl-snag')
def _(picture):
    beside = cv2.resize(picture[:, 785:1030][:, ::-1], (245, 1240))[160:]
    moved = picture.copy()
    moved[:, 1255:1500] = beside
    picture = mix(picture, moved, np.clip((region(picture, [(1255, 0, 1500, 1080)], blur=26) - 0.5) * 2, 0, 1))
    return mirrored(copied(picture, (1440, 690, 1800, 960), -440, 0, 24))


@recipe('minibus-wide-valley', '63cf6623', by_day=True)
def _(picture):
    return cut(picture, 560, 300, 1360)


@recipe('reindeer-dusk-ridge', 'af682468', by_day=True)
def _(picture):
    animals = (picture.max(-1) < 0.52) * region(picture, [(0, 500, 1920, 768)]) > 0
    hole = cv2.dilate(animals.astype(np.uint8), np.ones((15, 15)))
    picture = cv2.inpaint((picture * 255).astype(np.uint8), hole, 5, cv2.INPAINT_TELEA).astype(np.float32) / 255
    tones = (0.24, 0.13, 0.13), (0.36, 0.21, 0.19), (0.44, 0.28, 0.25)
    herd = ((250, 98, 0, 0.18), (560, 106, -4, 0.10), (790, 84, 6, 0.16), (1060, 102, 97, 0.06), (1345, 108, -8, 0.2), (1530, 78, 2, 0.1), (1790, 100, 0, 0.16))
    for x, height, head, step in herd:
        picture = reindeer(picture, x, 772 - x // 220, height, *tones, False, head, step, 0.6 if height < 90 else 0.85)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    swell = 13 * np.sin(columns / 330 + 0.6) + 6 * np.sin(columns / 140)
    return cv2.remap(picture, columns, rows + swell * np.clip((rows - 420) / 300, 0, 1), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)


@recipe('shore-fire-guests-ice-evening', 'cc4756dd', header=0.33, focus=[(0.73, 0.84, 0.06, 0.14, 0.5)])
def _(picture):
    picture = flaming(cut(picture, 520, 285, 1400), 507, 870, 62, 120, 5)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    snow = np.repeat(cv2.GaussianBlur(picture[:, 1480:1800].mean(1, keepdims=True), (1, 31), 0), 1920, 1)
    glow = np.exp(-(((columns - 507) / 330) ** 2) - ((rows - 930) / 130) ** 2)[..., None]
    plain = np.clip((columns - 620) / 110, 0, 1) * np.clip((rows - 468) / 14, 0, 1) * (columns < 1500)
    plain = cv2.GaussianBlur(plain, (0, 0), 6)
    picture = mix(picture, snow + glow * np.array([0.62, 0.40, 0.20]), plain)
    return cut(mirrored(picture), 70, 30, 1770)


@recipe('winter-clothing-on-wood', '6558cafc', focus=[(0.5, 0.6, 0.5, 0.4, 0.35)])
def _(picture):
    for x, top, bottom in ((563, 178, 212), (1075, 150, 180)):
        picture = line(picture, [(x, top), (x, bottom)], (0.42, 0.26, 0.13), 16, 1.5)
    return shaded(picture, 1010, 1000, 210, 14, 0.5, 5)


@recipe('creek-snow-pillows', '55470343', by_day=True)
def _(picture):
    return copied(picture, (560, 850, 730, 1030), 160, 10, 12)


if __name__ == '__main__':
    with Pool() as pool:
        for done in pool.imap_unordered(write, sys.argv[1:] or list(RECIPES)):
            print(done, flush=True)
