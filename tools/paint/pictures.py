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

from figures import person, reindeer, spruce
from light import DAY_SHADOW, NIGHT_SHADOW, calm, towards, up_the_rays, without_black
from retouch import (
    bent, brighter, burning, copied, cut, filled, flaming, line, mirrored, mix, noise, oval, polygon, region, rim_lit, shaded, tinted, without,
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
as_it_is(('snowshoe-tracks-spruces', 'af682468'), ('snowshoers-open-fell', 'af682468'), by_day=True)


@recipe('airport-arrival-minibus', 'cc4756dd')
def _(picture):
    picture = without(picture, ellipses=[(1318, 195, 22, 40)])
    sign = cv2.resize(picture[86:238, 150:800], None, fx=0.62, fy=0.62, interpolation=cv2.INTER_AREA)
    height, width, _ = sign.shape
    moved = np.zeros_like(picture)
    moved[236 - height : 236, 1130 : 1130 + width] = sign
    picture[60:250, :830] = picture[60:250, 830:1660][:, ::-1]
    glow = region(picture, [(1152, 250 - height, 1128 + width, 238)], blur=14) * (np.arange(1080)[:, None] < 236)
    picture = without(mix(picture, np.maximum(picture, moved), glow), ellipses=[(342, 226, 26, 24)])
    picture = shaded(picture, 1500, 985, 150, 22, 0.5)
    for radius, colour in ((64, (0.03, 0.035, 0.05)), (34, (0.16, 0.16, 0.18)), (14, (0.05, 0.05, 0.06))):
        picture = oval(picture, 1497, 925, radius, radius, colour)
    for box, beside in (((0, 660, 78, 846), 480), ((128, 660, 330, 846), 335), ((586, 660, 650, 780), -70)):
        picture = copied(picture, box, beside, 0, 4)
    for x in (124, 287, 613):
        picture = line(picture, [(x, 655), (x, 845)], (0.06, 0.07, 0.10), 9, 1)
    # The one who stands steps away from the pillar; nobody's head is on a mullion.
    waiting = (picture.max(-1) < 0.22) * region(picture, [(1112, 652, 1178, 920)]) * (1 - region(picture, [(1112, 760, 1118, 800), (1108, 826, 1124, 900)]))
    aside, mask = np.roll(picture, 54, 1), cv2.GaussianBlur(np.roll(waiting, 54, 1).astype(np.float32), (0, 0), 1)
    picture = copied(picture, (1107, 606, 1184, 930), -127, 0, 3)
    picture = filled(picture, (0.05, 0.05, 0.07), region(picture, [(1138, 590, 1158, 872)], blur=1))
    picture = mix(picture, aside, mask)
    for box, beside in (((786, 606, 815, 668), 60), ((795, 660, 815, 776), 60), ((806, 770, 815, 824), 60), ((766, 606, 788, 666), -50), ((930, 606, 952, 659), 50)):
        picture = copied(picture, box, beside, 0, 2)
    # Arms bend, and each has a suitcase of one's own.
    for box, right, down in (((838, 776, 920, 800), 0, 26), ((950, 776, 976, 800), 26, 0), ((812, 760, 844, 828), 34, 0), ((664, 776, 686, 826), -40, 0)):
        picture = copied(picture, box, right, down, 2)
    picture = copied(copied(picture, (1106, 752, 1137, 806), 0, -80, 2), (1107, 876, 1137, 930), 38, 0, 3)
    for arm in ([(932, 708), (908, 752), (874, 786)], [(768, 712), (738, 758), (702, 784)]):
        picture = line(picture, arm, (0.05, 0.035, 0.04), 15, 1)
    for handle in ([(874, 788), (854, 830)], [(702, 786), (684, 830)]):
        picture = line(picture, handle, (0.07, 0.06, 0.06), 5, 1)
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
    picture = cut(picture, 590, 190, 1330)
    picture = without(picture, [(804, 596, 832, 806)])
    for x, foot, height, mist in ((700, 770, 330, 0.06), (640, 800, 560, 0.03), (765, 770, 250, 0.08), (560, 830, 880, 0.0), (480, 850, 720, 0.02)):
        picture = spruce(picture, x, foot, height, (0.60 + mist, 0.62 + mist, 0.65 + mist), (0.79, 0.81, 0.84), x, 0.24, 0.85)
    snow = np.array([0.83, 0.845, 0.87]) * (1 + 0.01 * noise(8, 60, 2)[..., None])
    drift = [(380, 900), (440, 862), (520, 836), (640, 808), (770, 782), (860, 770), (850, 960), (420, 1000)]
    picture = mix(picture, snow, polygon(picture, drift, 8))
    for x, y, radius in ((98, 1076, 60), (227, 1032, 46), (317, 946, 40), (412, 912, 36)):
        picture = oval(picture, x, y, radius, radius // 3, (0.83, 0.845, 0.87), 3)
    return mix(picture, snow, polygon(picture, [(836, 790), (893, 832), (893, 1080), (836, 1010)], 3))


@recipe('camera-tripod-aurora', 'af682468', header=0.26, focus=[(0.69, 0.55, 0.04, 0.06, 0.6)])
def _(picture):
    picture = copied(copied(mirrored(picture), (545, 560, 705, 985), 170), (546, 392, 664, 580), 122, 0, 16)
    picture = copied(picture, (1212, 420, 1330, 640), -185, 0, 10)
    for x, height in ((150, 330), (232, 420)):
        picture = spruce(picture, x, 866, height, (0.05, 0.09, 0.13), (0.34, 0.39, 0.49), x, 0.3, 0.9)
    picture = line(picture, [(1320, 640), (1302, 985)], (0.03, 0.04, 0.06), 9, 1)
    body = [(1284, 560, 1352, 612), (1304, 544, 1332, 566), (1306, 610, 1330, 648)]
    picture = filled(picture, (0.03, 0.04, 0.06), region(picture, body, blur=1))
    picture = line(picture, [(1284, 612), (1284, 560), (1304, 560), (1306, 544), (1332, 544)], (0.16, 0.34, 0.34), 4, 1)
    return filled(picture, (0.10, 0.32, 0.25), region(picture, [(1302, 576, 1334, 598)], blur=1))


def with_logs(picture):
    """Bark and a sawn end for the two logs that guests sit on."""
    dark = np.clip((0.12 - picture.max(-1)) / 0.05, 0, 1) * region(picture, [(440, 905, 890, 1030), (1315, 915, 1810, 1040)], blur=6)
    ends = polygon(picture, [(770, 905), (868, 900), (868, 1022), (770, 1014)]) + polygon(picture, [(1330, 906), (1450, 906), (1450, 1024), (1330, 1022)])
    picture = mix(picture, np.array([0.15, 0.085, 0.055]) * (1 + 0.3 * noise(5, 40, 4)[..., None]), np.clip(cv2.GaussianBlur(dark, (0, 0), 2) + ends, 0, 1))
    for x in (870, 1328):
        for radius, colour in ((62, (0.22, 0.12, 0.07)), (54, (0.60, 0.36, 0.18)), (38, (0.48, 0.28, 0.14)), (24, (0.62, 0.38, 0.19)), (10, (0.48, 0.28, 0.14))):
            picture = oval(picture, x, 962, int(radius * 0.42), radius, colour, 1.5)
    return picture


@recipe('campfire-kota-guests', 'af682468', focus=[(0.57, 0.8, 0.06, 0.16, 0.6), (0.37, 0.8, 0.1, 0.16, 0.8), (0.81, 0.8, 0.12, 0.16, 0.8)])
def _(picture):
    picture = brighter(mirrored(picture), 0.82)
    picture = rim_lit(picture, [(600, 700, 700, 1000)], 16, 0, (0.75, 0.36, 0.12))
    picture = rim_lit(picture, [(1090, 700, 1450, 1000)], -16, 0, (0.6, 0.32, 0.14), 0.6)
    picture = cut(flaming(picture, 900, 900, 70, 150), 0, 190, 1560)
    door = polygon(picture, [(1660, 594), (1772, 594), (1778, 902), (1650, 902)]) * (picture.max(-1) < 0.16)
    picture = filled(picture, (0.27, 0.15, 0.07), cv2.GaussianBlur(door.astype(np.float32), (0, 0), 2))
    coats = region(picture, [(530, 740, 850, 905), (1340, 740, 1740, 905)], blur=8) * (picture.max(-1) < 0.3)
    picture = mix(picture, picture * 1.7 + 0.012, cv2.GaussianBlur(coats.astype(np.float32), (0, 0), 2))
    for way, x, y, hat in ((1, 612, 700, (0.13, 0.16, 0.29)), (1, 742, 696, (0.24, 0.25, 0.29)), (-1, 1426, 696, (0.30, 0.09, 0.06)), (-1, 1642, 698, (0.30, 0.31, 0.31))):
        picture = oval(picture, x + 3 * way, y + 8, 27, 36, (0.13, 0.075, 0.055), 2)
        picture = filled(picture, hat, polygon(picture, [(x - 31, y + 12), (x - 30, y - 22), (x, y - 42), (x + 28, y - 24), (x + 31, y + 8)], 2))
        picture = line(picture, [(x + 8 * way, y - 38), (x + 26 * way, y - 22), (x + 31 * way, y + 4), (x + 27 * way, y + 30)], (0.84, 0.48, 0.22), 6, 1.5)
    for edge in ([(632, 748), (644, 790), (658, 826)], [(772, 748), (792, 800), (828, 838)], [(1608, 748), (1594, 800), (1566, 838)], [(1385, 752), (1370, 800), (1352, 840)]):
        picture = line(picture, edge, (0.55, 0.29, 0.15), 5, 2)
    return with_logs(picture)


@recipe('elk-between-pines-mist', '408e8787', by_day=True)
def _(picture):
    picture = copied(picture, (1040, 380, 1185, 482), 130, -6, 5)
    picture = line(picture, [(1166, 590), (1170, 694)], (0.58, 0.54, 0.57), 10, 2)
    return brighter(picture, 0.85)


@recipe('family-fire-faint-lights', 'cc4756dd', focus=[(0.67, 0.9, 0.05, 0.12, 0.6)])
def _(picture):
    picture = without(mirrored(picture), ellipses=[(750, 975, 110, 40)])
    even = cv2.GaussianBlur(picture.astype(np.float32), (0, 0), sigmaX=150, sigmaY=10)
    picture = mix(picture, even, region(picture, [(0, 0, 1920, 400)], blur=40))
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
    picture = copied(picture, (1872, 0, 1920, 1080), -80, 0, 12)
    for x, foot, height in ((226, 812, 430), (1742, 786, 330)):
        picture = spruce(picture, x, foot, height, (0.63, 0.53, 0.42), (0.76, 0.71, 0.68), x, 0.46, 0.9)
    for x, y in ((38, 764), (226, 812), (306, 752), (497, 800), (612, 716), (797, 740), (1317, 728), (1400, 776), (1742, 786)):
        away = np.array([x - 1137, y - 360]) * 0.3
        shadow = polygon(picture, [(x - 16, y), (x + 16, y), tuple((np.array([x + 40, y]) + away).astype(int)), tuple((np.array([x - 30, y]) + away).astype(int))], 8)
        picture = tinted(picture, (0.86, 0.89, 0.95), shadow)
        snow = np.median(picture[y + 16 : y + 40, max(0, x - 90) : x + 90].reshape(-1, 3), 0)
        picture = oval(picture, x, y + 10, 58, 20, snow, 4)
        picture = oval(picture, x - 14, y + 2, 22, 10, snow * 1.04, 3)
    return picture


@recipe('glass-igloo-inside-aurora', '6558cafc', focus=[(0.86, 0.82, 0.14, 0.14, 0.7)])
def _(picture):
    picture = without(picture, [(1410, 890, 1590, 938)], [(1390, 645, 60, 40)])
    picture = copied(picture, (1404, 896, 1602, 952), 250, 0, 6)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 34), region(picture, ellipses=[(1385, 632, 95, 60)], blur=14))
    for end in ([(1815, 245), (1920, 226)], [(340, 257), (150, 247), (0, 226)]):
        picture = line(picture, end, (0.05, 0.08, 0.14), 10, 1.5)
    picture = line(picture, [(1240, 590), (1490, 586)], (0.05, 0.08, 0.14), 10, 1.5)
    pillow = polygon(picture, [(1042, 884), (1120, 872), (1230, 890), (1318, 950), (1330, 1010), (1200, 1000), (1060, 985), (1030, 930)], 6)
    picture = tinted(picture, (1.12, 1.10, 1.06), pillow)
    return line(picture, [(1052, 876), (1028, 912), (1024, 950), (1058, 990)], (0.13, 0.13, 0.19), 12, 4)


@recipe('guests-under-corona-lake', '3835e9eb', rays=(0.64, 0.09, 0.66))
def _(picture):
    return without(picture, [(1325, 918, 1398, 940), (1396, 915, 1466, 936)])


@recipe('ice-fishing-guests-blue-sky', 'e593cb27', True, [(0.47, 0.8, 0.07, 0.1, 0.7), (0.67, 0.8, 0.05, 0.1, 0.7)])
def _(picture):
    picture = copied(copied(picture, (700, 690, 900, 890), -420, 0, 10), (890, 765, 965, 970), 85, 0, 10)
    picture = shaded(mirrored(without(picture, [(878, 850, 945, 935)])), 753, 924, 60, 10, 0.72)
    picture = without(picture, [(932, 796, 1004, 868), (1006, 920, 1040, 954), (996, 772, 1024, 802)])
    for start, end in (((560, 936), (740, 924)), ((1180, 972), (1420, 962))):
        picture = tinted(picture, (0.72, 0.79, 0.90), polygon(picture, [start, end, (end[0], end[1] + 14), (start[0], start[1] + 12)], 4))
    for x, y, hand, tip in ((904, 908, (832, 834), (898, 812)), (1270, 900, (1334, 848), (1286, 818))):
        picture = oval(picture, x, y, 38, 12, (0.70, 0.77, 0.85), 4)
        picture = oval(picture, x, y, 25, 7, (0.07, 0.13, 0.22), 1.5)
        picture = line(picture, [hand, tip], (0.16, 0.15, 0.17), 4, 0.8)
        picture = line(picture, [tip, (x, y)], (0.2, 0.22, 0.26), 2, 0.6, 0.7)
    return picture


@recipe('ice-fishing-hole-cup-day', '6558cafc', by_day=True, focus=[(0.45, 0.5, 0.02, 0.3, 0.8)])
def _(picture):
    picture = mirrored(picture)
    picture = copied(copied(picture, (1380, 886, 1920, 1080), -1000, 0, 24), (1590, 846, 1920, 900), -1250, 0, 20)
    picture = copied(picture, (1640, 850, 1750, 930), -1250, -30, 10)
    shadow = polygon(picture, [(1290, 792), (1300, 786), (1650, 862), (1620, 886)], 5) + polygon(picture, [(1560, 820), (1760, 868), (1700, 910), (1560, 880)], 10)
    picture = tinted(picture, (0.72, 0.77, 0.88), np.clip(shadow, 0, 1))
    picture = tinted(line(picture, [(1590, 826), (1640, 866), (1716, 886)], (0.56, 0.62, 0.75), 11, 3, 0.8), (0.85, 0.89, 0.96), polygon(picture, [(1600, 800), (1700, 860), (1660, 876), (1580, 858)], 6))
    heap = [(1508, 850), (1518, 822), (1538, 806), (1552, 786), (1572, 782), (1588, 800), (1612, 816), (1634, 848), (1600, 864), (1544, 866)]
    for corners, colour, blur in ((heap, (0.86, 0.85, 0.86), 3), ([(1578, 786), (1590, 800), (1614, 816), (1636, 848), (1600, 864), (1578, 850), (1590, 826)], (0.66, 0.71, 0.83), 4), ([(1516, 836), (1530, 814), (1552, 796), (1560, 812), (1540, 836)], (0.95, 0.93, 0.91), 4)):
        picture = filled(picture, colour, polygon(picture, corners, blur))
    picture = tinted(picture, (0.70, 0.75, 0.87), region(picture, ellipses=[(1470, 1002, 130, 38)], blur=9))
    picture = line(picture, [(1436, 918), (1510, 884)], (0.50, 0.25, 0.09), 34, 2)
    for y, radius_x, radius_y, colour in ((964, 96, 70, (0.40, 0.19, 0.07)), (938, 98, 60, (0.74, 0.44, 0.17)), (940, 84, 49, (0.28, 0.13, 0.05)), (952, 70, 35, (0.055, 0.04, 0.045))):
        picture = oval(picture, 1372, y, radius_x, radius_y, colour, 1.5)
    picture = line(picture, [(1320, 960), (1350, 970)], (0.35, 0.38, 0.44), 5, 2)
    picture = line(picture, [(870, 240), (872, 655)], (0.45, 0.45, 0.5), 2, 0.8, 0.8)
    lamp = region(picture, [(920, 650, 1030, 740)], blur=10) * (picture[..., 0] > picture[..., 2] + 0.08)
    return mix(picture, picture.mean(-1, keepdims=True) * np.array([0.5, 0.62, 0.8]), cv2.GaussianBlur(lamp.astype(np.float32), (0, 0), 2))


@recipe('ice-fishing-hole-lantern', '6558cafc', focus=[(0.8, 0.84, 0.2, 0.2, 0.6)])
def _(picture):
    rod = polygon(picture, [(560, 1010), (740, 1004), (1120, 1040), (1120, 1056), (700, 1036), (480, 1050)], 8)
    picture = tinted(picture, (0.72, 0.75, 0.86), rod)
    for y, radius_x, radius_y, colour in ((950, 118, 46, (0.55, 0.57, 0.80)), (952, 106, 39, (0.36, 0.43, 0.69)), (950, 102, 35, (0.19, 0.25, 0.48)), (960, 92, 28, (0.05, 0.085, 0.19))):
        picture = oval(picture, 1198, y, radius_x, radius_y, colour, 4)
    picture = bent(picture, [(1060, 890, 1340, 1010)], 3)
    picture = line(picture, [(1228, 968), (1262, 966)], (0.78, 0.56, 0.30), 8, 3, 0.8)
    picture = line(picture, [(1096, 962), (1120, 984), (1180, 998), (1240, 994)], (0.80, 0.74, 0.84), 6, 4, 0.6)
    picture = line(picture, [(1180, 796), (1188, 960)], (0.16, 0.18, 0.28), 3, 0.8)
    return oval(picture, 868, 976, 26, 9, (0.50, 0.55, 0.80), 3)


@recipe('ice-fishing-wide-lake', 'af682468', by_day=True, focus=[(0.6, 0.74, 0.08, 0.08, 0.8)])
def _(picture):
    picture = mirrored(picture)
    ice = np.repeat(picture[:, 1560:1860].mean(1, keepdims=True), 1920, 1) * np.array([1.04, 1.02, 0.99])
    left = np.clip((820 - np.arange(1920)) / 320, 0, 1) * np.clip((np.arange(1080)[:, None] - 756) / 10, 0, 1)
    picture = copied(mix(picture, ice, 0.9 * left), (880, 775, 1035, 836), 0, 66, 8)
    picture = without(picture, [(1116, 760, 1148, 786), (1164, 760, 1198, 786)])
    for x, hand, tip in ((1136, (1108, 780), (1134, 768)), (1172, (1204, 780), (1174, 768))):
        picture = oval(picture, x, 832, 13, 4, (0.20, 0.24, 0.30))
        picture = line(picture, [hand, tip], (0.16, 0.14, 0.16), 2, 0.6)
        picture = line(picture, [tip, (x, 832)], (0.36, 0.39, 0.46), 1, 0.5)
    return copied(picture, (1280, 736, 1390, 846), 130, 0, 16)


@recipe('kaamos-noon-river', '01756ce3', by_day=True)
def _(picture):
    return brighter(picture, 0.66)


@recipe('kota-fire-coffee-pot', 'cc4756dd', shadow='#130c0b', focus=[(0.6, 0.7, 0.2, 0.3, 0.5)])
def _(picture):
    picture = without(mirrored(cut(picture, 190, 60, 1730)), ellipses=[(1220, 474, 54, 14)])
    picture = copied(picture, (1126, 186, 1350, 700), 240, 0, 14)
    picture = copied(picture, (944, 560, 1142, 790), -186, 0, 14)
    picture = shaded(picture, 806, 876, 46, 10, 0.45, 5)
    picture = line(picture, [(0, 768), (282, 750)], (0.50, 0.21, 0.06), 17, 2)
    picture = line(picture, [(1296, 690), (1580, 678)], (0.22, 0.11, 0.05), 15, 2)
    picture = line(picture, [(1352, 694), (1350, 806)], (0.52, 0.20, 0.05), 32, 2)
    logs = region(picture, [(0, 195, 420, 760), (756, 195, 1920, 570)], blur=8)
    picture = mix(picture, cv2.blur(picture.astype(np.float32), (241, 3)), 0.85 * logs)
    # Outside the door: an evening, its snow, and trees that stand on it.
    rows = np.arange(1080, dtype=np.float32)[:, None, None]
    sky = np.array([0.10, 0.16, 0.32]) + np.clip((rows - 240) / 420, 0, 1) * np.array([0.26, 0.20, 0.16])
    evening = np.where(rows < 650, sky, np.array([0.38, 0.42, 0.56])) * np.ones_like(picture)
    for x, foot, height in ((460, 668, 250), (708, 662, 210), (520, 690, 330), (620, 720, 560)):
        evening = spruce(evening, x, foot, height, (0.07, 0.10, 0.18), (0.42, 0.45, 0.56), x, 0.38, 0.8)
    picture = mix(picture, evening, region(picture, [(432, 254, 744, 762)], blur=2))
    for ends, colour in (([(432, 772), (432, 246), (746, 246), (746, 772)], (0.40, 0.15, 0.04)), ([(416, 768), (762, 768)], (0.56, 0.23, 0.06))):
        picture = line(picture, ends, colour, 24, 1.5)
    # Ash within the ring of stones, and embers that are brightest under the fire.
    pit = polygon(picture, [(890, 950), (1010, 884), (1190, 862), (1380, 890), (1510, 960), (1500, 1020), (1400, 1062), (960, 1064), (880, 1010)], 10) * (1 - np.clip((picture[..., 2] - 0.22) / 0.08, 0, 1))
    pit = np.maximum(pit, region(picture, ellipses=[(1190, 990, 250, 80)], blur=8))
    ring = ((np.arange(1920)[None, :] - 1190) / 250) ** 2 + ((np.arange(1080)[:, None] - 990) / 84) ** 2
    glow = np.clip(1.1 - ring, 0, 1)[..., None] * np.clip(0.75 + 0.35 * noise(9, 18, 8)[..., None], 0.2, 1.6)
    coals = np.array([0.17, 0.075, 0.04]) + glow * np.array([0.72, 0.26, 0.05])
    picture = mix(picture, coals, cv2.GaussianBlur(pit.astype(np.float32), (0, 0), 9))
    # Many tongues behind the logs, a few before them, and none of a clean outline.
    chance = np.random.default_rng(11)
    back = [(place, chance.uniform(44, 76), chance.uniform(0.75, 1.1) * (310 - 1.9 * abs(place)), chance.uniform(-34, 34)) for place in chance.normal(0, 50, 15).clip(-104, 104)]
    picture = bent(burning(picture, 1190, 1022, back), [(1050, 660, 1312, 1050)], 13, 5)
    for start, end in (((1040, 1052), (1262, 986)), ((1330, 1056), (1112, 982)), ((1120, 1066), (1250, 1046))):
        picture = line(picture, [start, end], (0.09, 0.045, 0.03), 40, 2)
        picture = line(picture, [(start[0], start[1] - 15), (end[0], end[1] - 15)], (0.86, 0.36, 0.10), 7, 3, 0.8)
    front = [(place, 34, chance.uniform(50, 110), chance.uniform(-16, 16)) for place in (-92, -38, 16, 58, 100)]
    picture = bent(burning(picture, 1190, 1048, front), [(1060, 920, 1310, 1060)], 9, 6)
    # The pot hangs over the fire and in front of the bench; its base is lit from below.
    iron = (0.045, 0.03, 0.03)
    picture = line(picture, [(1206, 180), (1206, 408)], iron, 9, 1)
    bail = np.linspace(0.04, np.pi - 0.04, 40)
    picture = line(picture, np.stack([1206 + 84 * np.cos(bail), 566 - 160 * np.sin(bail)], 1), iron, 8, 1)
    share = np.clip((rows - 495) / 205, 0, 1) ** 12
    soot = np.array([0.035, 0.022, 0.02]) * (1 - share) + np.array([0.55, 0.22, 0.07]) * share
    picture = mix(picture, soot * np.ones_like(picture), polygon(picture, [(1266, 604), (1300, 590), (1342, 514), (1364, 508), (1370, 524), (1322, 620), (1280, 672)], 2))
    body = [(1158, 498), (1254, 498), (1284, 570), (1302, 686), (1290, 704), (1122, 704), (1110, 686), (1128, 570)]
    picture = mix(picture, soot * np.ones_like(picture), polygon(picture, body, 2))
    picture = oval(oval(picture, 1206, 496, 48, 12, (0.14, 0.08, 0.06)), 1206, 478, 10, 10, iron)
    for edge in ([(1134, 580), (1120, 680)], [(1278, 580), (1292, 680)]):
        picture = line(picture, edge, (0.50, 0.22, 0.09), 7, 3, 0.45)
    return picture


@recipe('lanterns-tripods-clearing', '408e8787', focus=[(0.61, 0.65, 0.04, 0.05, 1), (0.78, 0.64, 0.04, 0.05, 1), (0.92, 0.63, 0.04, 0.05, 1)])
def _(picture):
    picture = without(picture, [(1870, 300, 1920, 400)])
    tripods = (
        (1173, 700, 24, ((1062, 1080), (1196, 1080), (1252, 1080))),
        (1497, 688, 24, ((1390, 1056), (1532, 1080), (1580, 1050))),
        (1770, 676, 20, ((1676, 1000), (1802, 1024), (1846, 1012))),
    )
    for x, y, size, feet in tripods:
        haze = region(picture, ellipses=[(x, y + 70, 62, 130)], blur=26) * (np.arange(1080)[:, None] < 865)
        picture = filled(picture, (0.22, 0.31, 0.37), 0.85 * haze)
        for foot in feet:
            picture = line(picture, [(x, y + size + 20), foot], (0.02, 0.03, 0.05), 9, 1)
            picture = line(picture, [(x + 4, y + size + 20), (foot[0] + 4, foot[1])], (0.14, 0.26, 0.28), 3, 1, 0.7)
        body = [(x - size, y - size * 2 // 3, x + size, y + size * 2 // 3), (x - size // 2, y - size, x + size // 3, y), (x - 8, y, x + 8, y + size + 28)]
        picture = filled(picture, (0.03, 0.05, 0.07), region(picture, body, blur=1))
        picture = line(picture, [(x - size, y + 12), (x - size, y - size * 2 // 3), (x + size, y - size * 2 // 3)], (0.20, 0.48, 0.40), 4, 1)
        picture = filled(picture, (0.16, 0.40, 0.34), region(picture, [(x - 12, y - 7, x + 10, y + 8)], blur=1))
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
    picture = brighter(cut(mirrored(picture), 0, 120, 1620), 0.62)
    leaves = region(picture, [(1850, 170, 1920, 440)]) * (picture.max(-1) < 0.75)
    picture = cv2.inpaint((np.clip(picture, 0, 1) * 255).astype(np.uint8), cv2.dilate(leaves.astype(np.uint8), np.ones((9, 9))), 5, cv2.INPAINT_TELEA).astype(np.float32) / 255
    water = region(picture, [(0, 560, 1920, 780)], blur=8) * np.clip((0.62 - picture.max(-1)) / 0.12, 0, 1)
    wood = picture[440:520].mean((0, 1)) * 0.82
    return mix(picture, wood * (0.75 + 0.9 * picture.mean(-1, keepdims=True)), cv2.GaussianBlur(water.astype(np.float32), (0, 0), 2) * 0.8)


@recipe('minibus-night-pickup', 'bd35351d', focus=[(0.56, 0.62, 0.14, 0.14, 0.6)])
def _(picture):
    picture = cut(picture, 500, 210, 1420)
    trees = np.clip((np.arange(1920) - 1480) / 160, 0, 1) * np.clip((np.arange(1080)[:, None] - 250) / 80, 0, 1)
    picture = mix(picture, picture.mean(-1, keepdims=True) * np.array([0.42, 0.58, 0.8]), 0.95 * trees)
    glow = cv2.blur(picture[:, :1600].astype(np.float32), (420, 9))
    band = region(picture, [(0, 300, 1500, 375)], blur=16)[:, :1600] * evenness(picture[:, :1600].astype(np.float32))
    picture[:, :1600] = mix(picture[:, :1600], np.maximum(picture[:, :1600], glow * np.array([0.8, 1.15, 1.0])), band)
    picture = shaded(picture, 950, 797, 150, 16, 0.4, 6)
    picture = oval(picture, 884, 780, 19, 20, (0.04, 0.05, 0.07), 1.5)
    # One line of roof; a door that is an opening, with a step and a seat; the cab before it.
    picture = copied(picture, (990, 534, 1186, 566), 0, -34, 3)
    picture = filled(picture, (0.37, 0.39, 0.48), polygon(picture, [(1004, 566), (1176, 574), (1190, 600), (1004, 600)], 1.5))
    picture = line(picture, [(866, 562), (1004, 564), (1178, 572)], (0.66, 0.72, 0.84), 11, 2)
    cab = [(1176, 574), (1194, 598), (1208, 652), (1222, 676), (1222, 752), (1180, 756), (1178, 600)]
    guest = (picture[..., 0] > picture[..., 2] + 0.02) * region(picture, [(1204, 630, 1274, 800)])
    picture = filled(picture, (0.36, 0.38, 0.46), polygon(picture, cab, 1.5) * (1 - cv2.GaussianBlur(guest.astype(np.float32), (0, 0), 1.5)))
    picture = filled(picture, (0.20, 0.20, 0.24), polygon(picture, [(1185, 606), (1193, 606), (1204, 654), (1188, 656)], 1.5))
    inside = np.array([0.80, 0.55, 0.26]) * (1.15 - 0.5 * np.clip((np.arange(1080)[:, None, None] - 600) / 150, 0, 1))
    picture = mix(picture, inside * np.ones_like(picture), region(picture, [(1136, 598, 1176, 748)], blur=2))
    picture = filled(picture, (0.30, 0.18, 0.10), polygon(picture, [(1142, 664), (1160, 660), (1162, 706), (1174, 708), (1174, 736), (1142, 736)], 2))
    picture = line(picture, [(1134, 750), (1180, 750)], (0.16, 0.16, 0.20), 8, 1.5)
    picture = line(line(picture, [(1134, 596), (1134, 750)], (0.20, 0.21, 0.27), 5, 1), [(1179, 596), (1179, 750)], (0.20, 0.21, 0.27), 5, 1)
    for sleeve in ([(1222, 672), (1214, 722)], [(1258, 672), (1264, 722)], [(1325, 684), (1317, 730)], [(1360, 684), (1368, 740)]):
        picture = line(picture, sleeve, (0.10, 0.08, 0.13), 3, 1, 0.7)
    return picture


@recipe('minibus-winter-road-dusk', '01756ce3', focus=[(0.63, 0.66, 0.08, 0.12, 0.8)])
def _(picture):
    picture = mirrored(picture)
    for x, foot, height in ((420, 790, 620), (630, 760, 440), (205, 806, 560), (290, 822, 830), (130, 830, 420)):
        picture = spruce(picture, x, foot, height, (0.07, 0.08, 0.15), (0.33, 0.34, 0.44), x, 0.28, 0.8)
    return oval(picture, 1324, 628, 9, 20, (0.10, 0.09, 0.10), 2)


@recipe('october-river-aurora', '63cf6623')
def _(picture):
    picture = brighter(picture, 0.72)
    edges = np.clip((picture.min(-1) - 0.35) / 0.2, 0, 1) * region(picture, [(0, 0, 1920, 790)], blur=20)
    picture = tinted(picture, (0.72, 0.76, 0.82), edges)
    water = np.array([0.035, 0.075, 0.12]) * (1 + 0.22 * noise(4, 50, 3)[..., None])
    stones = region(picture, ellipses=[(265, 950, 135, 70), (540, 880, 80, 40), (460, 840, 60, 36), (255, 1035, 120, 46)], blur=14)
    shore = polygon(picture, [(1290, 830), (1420, 812), (1560, 850), (1720, 900), (1920, 930), (1920, 1080), (1380, 1080)], 14)
    picture = mix(mix(picture, water, stones), water, shore)
    bank = polygon(picture, [(1195, 690), (1300, 672), (1920, 700), (1920, 948), (1760, 906), (1600, 862), (1440, 812), (1330, 764), (1250, 722)], 5)
    slope = np.clip((np.arange(1080)[:, None] - 660) / 280, 0, 1)[..., None]
    snow = (np.array([0.34, 0.41, 0.50]) * (1 - slope) + np.array([0.20, 0.27, 0.37]) * slope) * (1 + 0.10 * noise(9, 70, 5)[..., None])
    picture = mix(picture, snow, bank)
    dark, white = (0.03, 0.05, 0.065), (0.36, 0.43, 0.52)
    for place in ((40, 760, 600, 5), (452, 690, 390, 8), (545, 690, 270, 9), (330, 716, 800, 7), (140, 772, 660, 6), (1495, 700, 400, 11), (1900, 740, 480, 12), (1690, 792, 980, 13)):
        picture = spruce(picture, *place[:3], dark, white, place[3], 0.26, lit=-1 if place[0] > 960 else 1)
    return picture


@recipe('reindeer-forest-falling-snow', '6558cafc', by_day=True, focus=[(0.7, 0.75, 0.2, 0.12, 0.5)])
def _(picture):
    sky = region(picture, [(0, 0, 1920, 330)], blur=60)
    picture = cut(mix(picture, cv2.GaussianBlur(picture, (0, 0), 14), sky), 0, 45, 1836)
    picture = copied(picture, (990, 590, 1320, 850), -420, 0, 20)
    picture = copied(picture, (1280, 520, 1880, 830), -560, 0, 24)
    greys = (0.36, 0.35, 0.36), (0.52, 0.50, 0.50), (0.58, 0.57, 0.57)
    for x, foot, height, looks_left, head, step in ((1440, 768, 132, True, -6, 0.1), (1650, 804, 152, False, 4, 0.14), (1190, 824, 168, True, 82, 0.06)):
        picture = shaded(picture, x, foot, int(0.8 * height), 10, 0.86, 6)
        picture = reindeer(picture, x, foot, height, *greys, looks_left, head, step, 0.75)
        back = np.array([(-0.52, 0.96), (-0.3, 1.0), (0.0, 0.99), (0.3, 1.04)]) * (-height if looks_left else height, -height) + (x, foot)
        picture = line(picture, back, (0.80, 0.80, 0.81), 7, 3, 0.7)
        snow = np.median(picture[foot + 12 : foot + 40, x - 60 : x + 60].reshape(-1, 3), 0)
        picture = oval(picture, x - 8, foot + 5, int(0.75 * height), 11, snow, 4)
        picture = shaded(picture, x, foot + 9, int(0.72 * height), 8, 0.82, 5)
    mist = region(picture, [(1280, 560, 1640, 780)], blur=40)
    picture = mix(picture, np.full_like(picture, 0.84), 0.2 * mist)
    for x, y, size in np.random.default_rng(3).uniform((0, 0, 2), (1920, 900, 5.5), (420, 3)).astype(int):
        picture = oval(picture, x, y, size, size, (0.97, 0.98, 0.99), 1, 0.8)
    return picture


@recipe('snowshoers-among-spruces', '4df819d2', by_day=True)
def _(picture):
    picture = mirrored(cut(brighter(picture, 0.72), 740, 330, 1180))
    picture = copied(copied(picture, (80, 596, 250, 680), 190, 70, 16), (350, 622, 470, 730), 130, 110, 16)
    picture = copied(copied(picture, (455, 604, 652, 906), 340, 20, 18), (636, 632, 790, 906), 200, 20, 18)
    picture = copied(copied(picture, (385, 640, 478, 745), 100, 0, 14), (592, 640, 692, 800), 112, 0, 14)
    for x, y, half in ((1194, 592, 26), (1474, 664, 32), (1735, 718, 40)):
        picture = oval(picture, x, y, half, 5, (0.20, 0.14, 0.11), 1)
    shadows = np.zeros(picture.shape[:2], np.float32)
    for x, y, size in ((1232, 602, 0.7), (1512, 668, 0.85), (1800, 724, 1.0)):
        cv2.line(shadows, (x, y), (int(x + 190 * size), int(y + 34 * size)), 0.9, int(22 * size))
    return tinted(picture, (0.80, 0.85, 0.94), cv2.GaussianBlur(shadows, (0, 0), 7) * (picture.max(-1) > 0.5))


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
    picture = copied(picture, (160, 1000, 270, 1080), 140, 0, 10)
    picture = copied(picture, (190, 780, 330, 1000), 160, 20, 20)
    fell = np.median(picture[330:400, 470:520].reshape(-1, 3), 0)
    picture = filled(picture, fell, region(picture, [(306, 318, 378, 436), (470, 394, 536, 444)], blur=8))
    picture = spruce(picture, 420, 446, 400, (0.11, 0.11, 0.17), (0.33, 0.34, 0.44), 3, 0.3)
    # The left cabin: roof, gable of logs, window and verge.
    roof, logs = np.array([0.33, 0.36, 0.47]), np.array([0.21, 0.10, 0.06])
    picture = mix(picture, roof * (1 + 0.04 * noise(6, 40, 3)[..., None]), polygon(picture, [(236, 440), (640, 452), (750, 636), (392, 668)], 2))
    rows = np.arange(1080, dtype=np.float32)[:, None, None]
    timber = logs * (1 + 0.38 * np.cos(rows * 2 * np.pi / 23)) * (1 + 0.1 * noise(4, 30, 6)[..., None])
    picture = mix(picture, timber, polygon(picture, [(236, 462), (388, 668), (388, 800), (126, 800), (126, 650)], 2))
    for x in (126, 388):
        picture = line(picture, [(x, 662), (x, 796)], (0.15, 0.07, 0.045), 14, 1.5)
    picture = filled(picture, (0.13, 0.06, 0.04), region(picture, [(214, 648, 282, 736)], blur=1.5))
    for left, top in ((220, 654), (251, 654), (220, 696), (251, 696)):
        picture = filled(picture, (1.0, 0.72, 0.26), region(picture, [(left, top, left + 25, top + 36)], blur=1.5))
    picture = line(picture, [(212, 738), (284, 738)], (0.72, 0.60, 0.46), 7, 2)
    picture = line(picture, [(92, 664), (236, 446), (398, 674)], (0.46, 0.48, 0.60), 24, 2)
    picture = line(picture, [(100, 674), (236, 468), (386, 680)], (0.10, 0.09, 0.13), 6, 2, 0.8)
    picture = oval(picture, 250, 806, 190, 22, (0.68, 0.58, 0.52), 7)
    return oval(picture, 250, 850, 110, 24, (0.56, 0.48, 0.50), 16, 0.7)


@recipe('family-child-aurora', 'af682468', focus=[(0.5, 0.8, 0.1, 0.16, 0.5)])
def _(picture):
    picture = copied(picture, (898, 660, 985, 790), -128, 0, 6)
    fell = np.median(picture[690:740, 1130:1180].reshape(-1, 3), 0)
    picture = filled(picture, fell, polygon(picture, [(470, 668), (560, 676), (690, 706), (822, 728), (822, 790), (470, 760)], 10) * (picture.max(-1) > 0.1))
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
    chance = np.random.default_rng(2)
    for step, share in enumerate(np.linspace(0, 1, 19) ** 1.5):
        x = int(1230 + 130 * share + (3 + 11 * share) * (-1) ** step + chance.normal(0, 1 + 2 * share))
        y, size = int(450 + 610 * share + chance.normal(0, 2 + 5 * share)), 4 + 11 * share
        picture = oval(picture, x + int(size * 0.55), y + int(size * 0.2), int(size * 0.8), int(size * 1.1), (0.90, 0.84, 0.86), 2.5, 0.6)
        picture = oval(picture, x, y, int(size * 0.7), int(size * 1.15), (0.46, 0.46, 0.67), 2, 0.9)
        picture = oval(picture, x - int(size * 0.3), y, max(1, int(size * 0.3)), int(size * 0.8), (0.38, 0.38, 0.60), 1.5, 0.7)
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
    picture = mirrored(copied(picture, (1440, 690, 1800, 960), -440, 0, 24))
    # The wood is a haze with near trees before it, and the fell has a slope.
    sky = np.stack([np.interp(np.arange(1080), (0, 220, 420, 620), tone) for tone in ((0.70, 0.86, 0.93, 0.80), (0.56, 0.68, 0.76, 0.66), (0.72, 0.74, 0.72, 0.70))], -1)[:, None]
    picture = mix(picture, sky * np.ones_like(picture), region(picture, [(0, 0, 1920, 700)], blur=20))
    fell = polygon(picture, [(330, 560), (560, 505), (800, 470), (980, 452), (1200, 430), (1420, 402), (1560, 380), (1700, 372), (1700, 720), (330, 760)], 2)
    picture = filled(picture, (0.74, 0.66, 0.72), fell)
    for x in range(340, 1680, 34):
        chance = np.random.default_rng(x)
        picture = spruce(picture, x + chance.normal(0, 9), 800 + chance.normal(0, 8), 300 * chance.uniform(0.6, 1.15), (0.56, 0.49, 0.57), (0.70, 0.65, 0.74), x, 0.26, 0.8)
    snow = np.array([0.53, 0.55, 0.68]) * (1 + 0.03 * noise(7, 80, 4)[..., None])
    ground = np.clip((np.arange(1080)[:, None] - 792) / 14, 0, 1) * np.ones((1080, 1920), np.float32)
    glow = np.exp(-(((np.arange(1080)[:, None, None] - 800) / 60) ** 2)) * np.array([0.16, 0.10, 0.04])
    picture = mix(picture, snow + glow, ground)
    trees = (
        (520, 872, 640), (905, 862, 560), (1000, 880, 700), (1530, 856, 560), (1440, 846, 360), (690, 885, 420), (380, 905, 860), (610, 920, 930),
        (800, 900, 480), (1110, 930, 960), (160, 950, 1050), (280, 985, 760), (470, 1000, 460), (1290, 1000, 1100), (740, 1010, 330), (40, 1050, 1200), (1800, 1075, 1300),
    )  # fmt: skip
    for x, foot, height in trees:
        near = np.clip((foot - 840) / 220, 0, 1)
        picture = oval(picture, x, foot + 6, int(height * 0.16), 16, (0.44, 0.45, 0.60), 12, 0.7)
        dark = np.array([0.42, 0.36, 0.44]) * (1 - near) + np.array([0.13, 0.13, 0.20]) * near
        white = np.array([0.72, 0.64, 0.72]) * (1 - near) + np.array([0.55, 0.57, 0.70]) * near
        picture = spruce(picture, x, foot, height, dark, white, x, 0.3, 0.86, 1 if x < 900 else -1)
    return picture


@recipe('minibus-wide-valley', '63cf6623', by_day=True)
def _(picture):
    return cut(picture, 560, 300, 1360)


@recipe('reindeer-dusk-ridge', 'af682468', by_day=True)
def _(picture):
    animals = (picture.max(-1) < 0.52) * region(picture, [(0, 500, 1920, 768)]) > 0
    hole = cv2.dilate(animals.astype(np.uint8), np.ones((15, 15)))
    picture = cv2.inpaint((picture * 255).astype(np.uint8), hole, 5, cv2.INPAINT_TELEA).astype(np.float32) / 255
    picture = without(copied(picture, (764, 466, 816, 770), -64, 0, 6), [(944, 586, 978, 664)])
    for x, height in ((788, 290), (958, 170)):
        picture = spruce(picture, x, 764, height, (0.58, 0.40, 0.36), (0.71, 0.56, 0.54), x, 0.26, 0.85)
    tones = (0.24, 0.13, 0.13), (0.36, 0.21, 0.19), (0.44, 0.28, 0.25)
    herd = ((250, 98, 0, 0.18), (560, 106, -4, 0.10), (790, 84, 6, 0.16), (1060, 102, 84, 0.06), (1345, 108, -8, 0.2), (1530, 78, 2, 0.1), (1790, 100, 0, 0.16))
    for x, height, head, step in herd:
        picture = reindeer(picture, x, 772 - x // 220, height, *tones, False, head, step, 0.6 if height < 90 else 0.85)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    swell = 13 * np.sin(columns / 330 + 0.6) + 6 * np.sin(columns / 140)
    picture = cv2.remap(picture, columns, rows + swell * np.clip((rows - 420) / 300, 0, 1), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return without(picture, [(332, 826, 422, 884), (1050, 898, 1124, 940), (1650, 830, 1724, 886), (1858, 790, 1920, 824), (52, 700, 160, 760)])


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
    picture = copied(picture, (560, 850, 730, 1030), 160, 10, 12)
    near = polygon(picture, [(0, 760), (380, 770), (500, 880), (560, 1080), (0, 1080)], 40) + polygon(picture, [(1240, 640), (1920, 600), (1920, 1080), (1260, 1080)], 60)
    cool = picture.mean(-1, keepdims=True) * np.array([0.955, 0.985, 1.02])
    smooth = cv2.GaussianBlur(cool.astype(np.float32), (0, 0), 30)
    picture = mix(picture, cool, np.clip(near, 0, 1) * (picture.min(-1) > 0.62))
    edge = polygon(picture, [(0, 740), (300, 740), (470, 830), (530, 1000), (520, 1080), (330, 1080), (300, 900), (0, 860)], 20)
    picture = mix(picture, smooth, edge * (picture.min(-1) > 0.62))
    bands = polygon(picture, [(700, 325), (940, 355), (945, 470), (880, 440), (700, 350)], 8) + polygon(picture, [(840, 280), (960, 290), (1000, 385), (930, 380)], 8)
    return tinted(picture, (0.90, 0.92, 0.95), np.clip(bands, 0, 1) * (picture.min(-1) > 0.8))


if __name__ == '__main__':
    with Pool() as pool:
        for done in pool.imap_unordered(write, sys.argv[1:] or list(RECIPES)):
            print(done, flush=True)
