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

from figures import person, reindeer, smooth, spruce, turned
from light import DAY_SHADOW, NIGHT_SHADOW, calm, towards, up_the_rays, without_black
from retouch import (
    bent, brighter, burning, copied, cut, filled, flaming, line, mirrored, mix, mix_colours, noise, oval, polygon, region, rim_lit, shaded, spanned, tinted, without,
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
as_it_is(('snowshoers-open-fell', 'af682468'), by_day=True)


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
    # Nobody is fused with a pillar, and nothing is left of what was taken out.
    rests = (
        ((248, 652, 282, 846), -40, 0), ((586, 698, 608, 832), -28, 0), ((618, 765, 634, 832), 28, 0), ((784, 425, 818, 612), 50, 0),
        ((768, 600, 790, 614), 60, 0), ((930, 600, 950, 614), 50, 0), ((762, 650, 806, 704), 60, 0), ((795, 650, 818, 776), 54, 0),
        ((780, 606, 800, 652), 60, 0), ((812, 784, 862, 802), 0, -24), ((803, 770, 819, 815), 26, 0), ((884, 785, 916, 800), 0, 16), ((957, 785, 986, 799), 36, 0),
        ((658, 812, 672, 828), -24, 0), ((930, 648, 946, 662), 40, 0), ((1109, 812, 1138, 925), -100, 0), ((1163, 822, 1177, 920), -148, 0),
        ((1188, 644, 1216, 662), -18, -44),
    )  # fmt: skip
    for box, right, down in rests:
        picture = copied(picture, box, right, down, 2)
    picture = oval(oval(picture, 780, 692, 12, 17, (0.17, 0.10, 0.08)), 792, 695, 3, 4, (0.17, 0.10, 0.08))
    picture = filled(picture, (0.11, 0.10, 0.11), polygon(picture, [(767, 692), (767, 676), (776, 666), (787, 667), (794, 678), (795, 688)], 1))
    picture = filled(picture, (0.05, 0.04, 0.05), polygon(picture, [(772, 702), (788, 702), (792, 716), (768, 716)], 1))
    picture = oval(picture, 1203, 669, 13, 13, (0.05, 0.04, 0.045))
    for x, right, clear in ((1412, 36, 163), (1497, 36, 78), (1637, 36, -62), (1725, 12, -150), (1889, 31, -80)):
        picture = copied(picture, (x - 27, 632, x + min(27, right), 674), clear, 0, 2)
        back = [(x - 36, 722), (x - 33, 676), (x - 24, 662), (x + 24, 662), (x + 33, 676), (x + 36, 722)]
        picture = filled(picture, (0.13, 0.065, 0.05), polygon(picture, [(min(across, x + right), y) for across, y in back], 1.5))
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
    picture = tinted(picture, (0.6, 0.62, 0.66), region(picture, [(500, 840, 1920, 1080)], blur=50))
    # Whole birches with their trunks stand where crowns hung in pieces, and the lake mirrors them.
    shore = 691
    gold = (picture[..., 0] > 1.3 * picture[..., 2]) * (picture[..., 0] > 0.1) * region(picture, [(0, 480, 1920, 668), (0, 706, 1920, 890)])
    gold = np.maximum(gold, (picture.min(-1) > 0.16) * region(picture, [(0, 640, 1920, 750)])).astype(np.float32)
    gold = np.clip(2 * cv2.GaussianBlur(cv2.dilate(gold, np.ones((7, 7))), (0, 0), 2), 0, 1)
    below = (np.arange(1080) > shore)[:, None, None]
    picture = mix(picture, np.where(below, np.array([0.004, 0.02, 0.035]), np.array([0.012, 0.062, 0.068])), gold)
    standing = (np.clip(picture, 0, 1) * 255).astype(np.uint8)
    before, chance = standing.copy(), np.random.default_rng(4)
    birches = (
        (420, 510, 38), (508, 506, 34), (100, 588, 30), (135, 542, 36), (178, 540, 24), (265, 492, 46), (560, 536, 28), (618, 570, 20), (748, 505, 48), (690, 484, 42),
        (862, 498, 44), (942, 490, 42), (1096, 512, 36), (1228, 540, 30), (1330, 548, 24), (1432, 508, 54), (1530, 515, 40), (1688, 545, 44), (1790, 522, 44), (1905, 540, 34),
    )  # fmt: skip
    for x, top, half in birches:
        foot, high = shore - chance.integers(3, 17), (676 - top) * chance.uniform(0.76, 0.92)
        trunk = np.array([(x, top + 0.3 * high), (x + chance.normal(0, 4), top + 0.8 * high), (x + chance.normal(0, 6), foot)], np.int32)
        cv2.polylines(standing, [trunk], False, (128, 131, 124), int(chance.integers(2, 5)), cv2.LINE_AA)
        for bough in np.linspace(0.14, 0.86, 7):
            side = 0.75 * half * np.sin(np.pi * bough) ** 0.6 * chance.uniform(-1, 1)
            for across, up in chance.normal(0, 1, (48, 2)).clip(-2, 2):
                place = int(x + side + 0.26 * half * across), int(top + high * (bough - 0.075 * up))
                tone = np.clip(0.78 - 0.45 * bough + 0.16 * up + 0.08 * across + chance.normal(0, 0.13), 0, 1)
                size = int(chance.integers(3, 7)), int(chance.integers(2, 5))
                cv2.ellipse(standing, place, size, chance.uniform(-50, 50), 0, 360, mix_colours((46, 31, 14), (196, 138, 40), tone), -1, cv2.LINE_AA)
    drawn = (standing != before).any(-1).astype(np.float32)
    rows = np.clip(2 * shore - np.arange(1080), 0, shore)
    mirror = cv2.GaussianBlur(standing[rows].astype(np.float32) / 255, (0, 0), sigmaX=2, sigmaY=7) * np.array([0.60, 0.58, 0.62])
    picture = mix(picture, standing / 255, drawn)
    return mix(picture, mirror, cv2.GaussianBlur(drawn[rows], (0, 0), sigmaX=2, sigmaY=7) * 0.9 * below[..., 0])


@recipe('bear-snowy-ridge-haze', 'bd35351d', by_day=True, focus=[(0.645, 0.61, 0.05, 0.09, 0.6)])
def _(picture):
    near = region(picture, ellipses=[(1230, 715, 150, 105), (1500, 740, 320, 90)], blur=14)
    snow = region(picture, [(0, 690, 1920, 1080)], blur=20) * (1 - near)
    sky = region(picture, [(250, 0, 1670, 560)], blur=30)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 16), snow)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 9), sky)
    # The far legs and the snow seen under the belly are in the bear's own shadow.
    picture = tinted(picture, (0.82, 0.80, 0.80), region(picture, ellipses=[(1184, 766, 18, 24), (1330, 772, 14, 24)], blur=4))
    under = region(picture, [(1216, 752, 1292, 790), (1298, 756, 1322, 790)], blur=3) * (picture.max(-1) > 0.7)
    return tinted(picture, (0.92, 0.89, 0.92), cv2.GaussianBlur(under, (0, 0), 1))


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
    picture = filled(picture, (0.42, 0.25, 0.11), cv2.GaussianBlur(door.astype(np.float32), (0, 0), 2))
    coats = region(picture, [(530, 740, 850, 905), (1340, 740, 1640, 905)], blur=8) * (picture.max(-1) < 0.3)
    picture = mix(picture, picture * 1.7 + 0.012, cv2.GaussianBlur(coats.astype(np.float32), (0, 0), 2))
    # The guest before the door has a back of his own.
    picture = filled(picture, (0.16, 0.035, 0.05), polygon(picture, [(1614, 748), (1630, 738), (1662, 744), (1692, 768), (1706, 820), (1710, 908), (1608, 908), (1614, 850), (1626, 800)], 2))
    picture = oval(picture, 1640, 806, 18, 52, (0.38, 0.08, 0.06), 12)
    picture = line(picture, [(1672, 764), (1668, 812), (1644, 858)], (0.09, 0.025, 0.04), 5, 2)
    picture = filled(picture, (0.09, 0.085, 0.13), polygon(picture, [(1566, 868), (1582, 858), (1640, 862), (1652, 908), (1560, 908)], 2))
    for way, x, y, hat in ((1, 612, 700, (0.13, 0.16, 0.29)), (1, 742, 696, (0.24, 0.25, 0.29)), (-1, 1426, 696, (0.30, 0.09, 0.06)), (-1, 1642, 698, (0.30, 0.31, 0.31))):
        picture = oval(picture, x + 3 * way, y + 8, 27, 36, (0.13, 0.075, 0.055), 2)
        picture = oval(picture, x + 17 * way, y + 20, 12, 20, (0.58, 0.34, 0.21), 3)
        picture = filled(picture, hat, polygon(picture, [(x - 31, y + 12), (x - 30, y - 22), (x, y - 42), (x + 28, y - 24), (x + 31, y + 8)], 2))
        picture = line(picture, [(x + 8 * way, y - 38), (x + 26 * way, y - 22), (x + 31 * way, y + 4), (x + 27 * way, y + 30)], (0.84, 0.48, 0.22), 6, 1.5)
    for edge in ([(632, 748), (644, 790), (658, 826)], [(772, 748), (792, 800), (828, 838)], [(1608, 748), (1594, 800), (1566, 838)], [(1385, 752), (1370, 800), (1352, 840)]):
        picture = line(picture, edge, (0.55, 0.29, 0.15), 5, 2)
    return with_logs(picture)


@recipe('elk-between-pines-mist', '408e8787', by_day=True, focus=[(0.6, 0.56, 0.08, 0.14, 0.6)])
def _(picture):
    fur = np.median(picture[530:580, 1150:1260].reshape(-1, 3), 0)
    # No antlers in winter, but ears; no trunk ends on its back or hangs from its belly; four legs.
    picture = copied(copied(picture, (1040, 380, 1185, 493), 130, -6, 3), (1144, 0, 1180, 493), -36, 0, 6)
    picture = copied(copied(picture, (1138, 599, 1182, 672), -82, 0, 3), (1106, 624, 1150, 710), -56, 0, 3)
    legs = ([(1112, 600), (1136, 600), (1130, 656), (1127, 704), (1116, 704), (1117, 656)], 1.0), ([(1124, 590), (1148, 586), (1152, 652), (1160, 700), (1150, 700), (1142, 652)], 1.04)
    ears = ([(1064, 502), (1062, 484), (1068, 470), (1076, 480), (1080, 500)], 1.04), ([(1076, 502), (1084, 482), (1098, 470), (1098, 486), (1090, 504)], 1.0)
    for shape, tone in (*legs, *ears):
        picture = filled(picture, fur * tone, polygon(picture, shape, 1))
    picture = copied(copied(picture, (1878, 760, 1920, 960), -62, 0, 6), (1896, 400, 1920, 442), 0, 60, 4)
    feet = (788, 789, 30), (353, 770, 28), (306, 755, 40), (173, 741, 22), (1547, 819, 40), (1647, 746, 22), (1848, 752, 24), (1120, 704, 11), (1155, 700, 10), (1231, 699, 11), (1277, 697, 10)
    for x, y, half in feet:
        snow = np.median(picture[y + 8 : y + 24, x - 70 : x + 70].reshape(-1, 3), 0)
        picture = oval(oval(picture, x, y + 4, int(1.5 * half), half // 3, snow, 3), x - half // 3, y + 1, half, half // 3, snow * 1.03, 3)
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


@recipe('glass-igloo-inside-aurora', '6558cafc', focus=[(0.86, 0.82, 0.14, 0.14, 0.7), (0.64, 0.84, 0.1, 0.1, 0.5)])
def _(picture):
    picture = without(picture, [(1410, 890, 1590, 938)], [(1390, 645, 60, 40)])
    picture = copied(copied(picture, (1404, 896, 1602, 952), 250, 0, 6), (1530, 884, 1624, 952), -106, 0, 6)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 34), region(picture, ellipses=[(1385, 632, 95, 60)], blur=14))
    for end in ([(1815, 245), (1920, 226)], [(340, 257), (150, 247), (0, 226)]):
        picture = line(picture, end, (0.05, 0.08, 0.14), 10, 1.5)
    picture = line(picture, [(1240, 590), (1490, 586)], (0.05, 0.08, 0.14), 10, 1.5)
    # A made bed: wall, mattress, frame, duvet with its edge folded back, throw and pillow, all lit by the lamp.
    wall = np.median(picture[806:830], 0)[None] * np.ones_like(picture)
    picture = mix(picture, wall, polygon(picture, [(0, 826), (1404, 826), (1404, 1080), (0, 1080)], 2))
    lamp = np.clip(np.arange(1920) / 1400, 0, 1)[None, :, None] ** 1.8
    folds = 1 + 0.07 * noise(90, 70, 5)[..., None]
    sheet = mix_colours((0.22, 0.22, 0.30), (0.80, 0.67, 0.53), lamp) * folds
    duvet = mix_colours((0.20, 0.21, 0.31), (0.46, 0.42, 0.46), lamp) * folds
    throw = mix_colours((0.28, 0.08, 0.09), (0.62, 0.22, 0.11), lamp) * folds
    wood = np.array([0.34, 0.205, 0.11]) * (1 + 0.08 * noise(8, 60, 9)[..., None])
    for surface, corners in (
        (0.74 * sheet * (1 + 0.10 * noise(160, 26, 8)[..., None]), [(980, 946), (1378, 940), (1388, 952), (1390, 1080), (980, 1080)]), (sheet, [(960, 906), (1360, 906), (1386, 946), (980, 962)]),
        (wood, [(1110, 1040), (1380, 1038), (1380, 1080), (1110, 1080)]), (1.1 * wood, [(1364, 796), (1398, 790), (1404, 1080), (1370, 1080)]),
        (duvet, [(0, 872), (400, 862), (1000, 858), (1090, 866), (1122, 904), (1126, 1080), (0, 1080)]),
        (1.3 * duvet, [(1010, 858), (1092, 865), (1124, 904), (1130, 1080), (1028, 1080), (1020, 924)]),
        (throw, [(0, 962), (420, 954), (930, 950), (952, 970), (964, 1080), (0, 1080)]),
    ):  # fmt: skip
        picture = mix(picture, surface, polygon(picture, corners, 2))
    for seam in ([(1004, 862), (1012, 924), (1020, 1080)], [(1128, 906), (1132, 1080)], [(934, 954), (954, 972), (966, 1080)]):
        picture = tinted(picture, (0.76, 0.74, 0.78), polygon(picture, seam + [(x + 16, y) for x, y in seam[::-1]], 5))
    for edge in ([(1130, 956), (1366, 948)], [(1130, 1036), (1368, 1034)]):
        picture = line(picture, edge, (0.36, 0.28, 0.23), 5, 2, 0.7)
    picture = line(picture, [(1366, 796), (1398, 790), (1402, 1070)], (0.66, 0.44, 0.22), 5, 1.5, 0.8)
    for y in (992, 1006, 1050):
        picture = line(picture, [(0, y + 6), (420, y - 1), (930, y - 4), (958, y + 4)], (0.60, 0.44, 0.36), 5, 1.5, 0.8)
    picture = tinted(picture, (0.45, 0.43, 0.45), region(picture, ellipses=[(1236, 932, 150, 14)], blur=7))
    pillow = polygon(picture, smooth([(1080, 838), (1150, 830), (1240, 822), (1320, 824), (1352, 836), (1354, 880), (1362, 920), (1330, 932), (1220, 938), (1110, 934), (1074, 918), (1084, 880)]), 3)
    across = np.clip((np.arange(1920)[None, :, None] - 1080) / 280, 0, 1)
    down = np.clip((np.arange(1080)[:, None, None] - 822) / 116, 0, 1)
    picture = mix(picture, mix_colours((0.40, 0.36, 0.38), (1.0, 0.88, 0.66), across) * (1.04 - 0.34 * down**2) * (1 + 0.03 * noise(40, 50, 2)[..., None]), pillow)
    for crease in ([(1092, 844), (1130, 862), (1146, 886)], [(1092, 924), (1130, 908), (1160, 904)], [(1340, 842), (1310, 856)]):
        picture = line(picture, crease, (0.42, 0.35, 0.32), 6, 4, 0.5)
    return picture


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


@recipe('ice-fishing-hole-cup-day', '6558cafc', by_day=True, focus=[(0.45, 0.5, 0.02, 0.3, 0.8), (0.74, 0.7, 0.12, 0.26, 0.7)])
def _(picture):
    picture = mirrored(picture)
    picture = copied(copied(picture, (1380, 886, 1920, 1080), -1000, 0, 24), (1590, 846, 1920, 900), -1250, 0, 20)
    picture = copied(picture, (1640, 850, 1750, 930), -1250, -30, 10)
    # Quieter snow, round the hole and the things beside it.
    things = cv2.dilate((picture.max(-1) < 0.6).astype(np.uint8), np.ones((31, 31))) * region(picture, [(840, 210, 1650, 1000)])
    snow = 1 - np.maximum(things, region(picture, ellipses=[(890, 705, 270, 190)]))
    picture = mix(picture, cv2.GaussianBlur(picture.astype(np.float32), (0, 0), 14), 0.75 * cv2.GaussianBlur(snow.astype(np.float32), (0, 0), 8))
    # The hole's near edge is round, too.
    lip = region(picture, ellipses=[(862, 716, 176, 92)], blur=5) * (np.arange(1080)[:, None] > 730)
    picture = filled(picture, (0.84, 0.82, 0.81), cv2.GaussianBlur(lip.astype(np.float32), (0, 0), 5))
    picture = oval(picture, 860, 714, 157, 77, (0.30, 0.36, 0.48), 2)
    picture = oval(picture, 860, 711, 155, 74, (0.02, 0.06, 0.14), 2)
    picture = oval(picture, 850, 752, 118, 22, (0.13, 0.23, 0.38), 9, 0.8)
    picture = oval(picture, 880, 690, 40, 7, (0.10, 0.18, 0.30), 4, 0.7)
    # Shadows of the post and of the rod, which tapers and has its butt in the snow.
    shadow = polygon(picture, [(1278, 788), (1300, 784), (1730, 872), (1726, 892)], 4) + polygon(picture, [(1590, 812), (1640, 806), (1880, 868), (1880, 876)], 6)
    picture = tinted(picture, (0.72, 0.77, 0.88), np.clip(shadow, 0, 1))
    picture = line(picture, [(1290, 578), (1276, 784)], (0.30, 0.14, 0.06), 25, 1.5)
    picture = line(picture, [(1284, 590), (1270, 780)], (0.62, 0.34, 0.14), 8, 2)
    picture = filled(picture, (0.13, 0.10, 0.12), polygon(picture, [(868, 236), (876, 234), (1404, 642), (1390, 660), (868, 244)], 1))
    picture = line(picture, [(880, 244), (1384, 634)], (0.46, 0.33, 0.24), 3, 1)
    picture = line(picture, [(1402, 652), (1584, 796)], (0.26, 0.12, 0.06), 42, 1.5)
    picture = line(picture, [(1398, 664), (1570, 800)], (0.58, 0.31, 0.12), 12, 3)
    picture = oval(oval(picture, 1366, 648, 32, 34, (0.08, 0.07, 0.09), 1.5), 1358, 640, 14, 15, (0.36, 0.34, 0.38), 3)
    heap = polygon(picture, [(1478, 842), (1520, 816), (1552, 794), (1584, 800), (1614, 792), (1640, 818), (1690, 846), (1640, 862), (1540, 862)], 6)
    picture = mix(picture, np.array([0.79, 0.77, 0.78]) * (1 + 0.02 * noise(10, 14, 3)[..., None]), heap)
    picture = tinted(picture, (0.82, 0.86, 0.94), polygon(picture, [(1606, 798), (1642, 820), (1690, 848), (1620, 860), (1600, 830)], 9))
    # The cup, lit from the left.
    picture = tinted(picture, (0.70, 0.75, 0.87), region(picture, ellipses=[(1480, 1004, 140, 36)], blur=9))
    aside = np.clip((np.arange(1920)[None, :, None] - 1276) / 192, 0, 1)
    wood = (np.array([0.66, 0.37, 0.15]) * (1 - aside) + np.array([0.26, 0.12, 0.05]) * aside) * (1 + 0.08 * noise(5, 60, 6)[..., None])
    picture = line(picture, [(1436, 918), (1512, 882)], (0.38, 0.18, 0.07), 36, 2)
    picture = line(picture, [(1430, 912), (1506, 875)], (0.72, 0.44, 0.19), 14, 3)
    picture = mix(picture, wood, region(picture, ellipses=[(1372, 962, 96, 74)], blur=1.5))
    for y, radius_x, radius_y, colour in ((938, 98, 60, (0.76, 0.48, 0.21)), (940, 87, 50, (0.30, 0.14, 0.06))):
        picture = oval(picture, 1372, y, radius_x, radius_y, colour, 1.5)
    picture = filled(picture, (0.60, 0.33, 0.13), region(picture, ellipses=[(1384, 940, 72, 46)], blur=6) * region(picture, ellipses=[(1372, 940, 85, 48)], blur=2))
    picture = oval(picture, 1372, 953, 72, 36, (0.075, 0.045, 0.04), 2)
    picture = line(picture, [(1318, 962), (1346, 976), (1380, 981)], (0.42, 0.42, 0.46), 5, 2.5)
    return line(picture, [(870, 240), (872, 694)], (0.45, 0.45, 0.5), 2, 0.8, 0.8)


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
    picture = without(mirrored(picture), [(1116, 760, 1148, 786), (1164, 760, 1198, 786)])
    # Wind-packed snow lies on the ice: drifts that grow towards the eye, warm where the low sun reaches.
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    near = np.clip((rows - 750) / 330, 0, 1)
    drifts = noise(4, 70, 3) * (1 - near) + noise(16, 200, 4) * near
    sun = np.exp(-(((columns - 520 - 160 * near) / (260 + 260 * near)) ** 2)) * (1 - 0.5 * near)
    snow = mix_colours((0.85, 0.80, 0.81), (0.75, 0.78, 0.86), near[..., None]) + sun[..., None] * np.array([0.10, 0.05, -0.04])
    snow = snow + np.clip(drifts, -1.5, 1.5)[..., None] * np.array([0.035, 0.028, 0.015]) * (1 + sun[..., None])
    for base, tip in (((1064, 1124), (1400, 890)), ((1192, 1258), (1550, 892))):
        shadow = polygon(picture, [(base[0], 824), (base[1], 818), tip, (tip[0] - 40, tip[1] + 4), (base[0] + 20, 832)], 3)
        snow = tinted(snow, (0.72, 0.78, 0.90), shadow)
    for step, share in enumerate(np.linspace(0, 1, 26) ** 1.6):
        x, y = 1165 + 190 * share**1.3 + (4 + 18 * share) * (-1) ** step, 850 + 250 * share
        snow = oval(snow, int(x), int(y), int(4 + 13 * share), int(2 + 5 * share), (0.56, 0.62, 0.76), 1 + share)
    anglers = (picture.max(-1) < 0.5) * region(picture, [(1040, 720, 1285, 840)])
    lake = np.clip((rows - 750) / 8, 0, 1) * (1 - cv2.GaussianBlur(cv2.dilate(anglers.astype(np.float32), np.ones((3, 3))), (0, 0), 1))
    picture = mix(picture, snow, lake)
    for x, hand, tip in ((1136, (1108, 780), (1134, 768)), (1172, (1204, 780), (1174, 768))):
        picture = oval(picture, x, 832, 13, 4, (0.20, 0.24, 0.30))
        picture = line(picture, [hand, tip], (0.16, 0.14, 0.16), 2, 0.6)
        picture = line(picture, [tip, (x, 832)], (0.36, 0.39, 0.46), 1, 0.5)
    return picture


@recipe('kaamos-noon-river', '01756ce3', by_day=True)
def _(picture):
    picture = without(picture, [(930, 772, 1026, 850), (1010, 866, 1110, 940), (812, 940, 952, 1052)])
    # Two stones, dark and wet below, with uneven pillows of snow, and both again in the water.
    around = np.linspace(0, 2 * np.pi, 60)
    across, up = np.cos(around), np.sin(around)
    for x, y, half, lean in ((1066, 900, 40, 0.5), (888, 1004, 60, 3.2)):
        uneven = 1 + 0.07 * np.sin(2 * around + lean) + 0.05 * np.sin(3 * around + 2 * lean)
        shore = y + 0.3 * half
        stone = np.stack([x + half * uneven * across, y + half * np.where(up > 0, -0.5, -0.3) * uneven * up], 1)
        pillow = np.stack([x + 0.94 * half * uneven * across, y - half * (0.3 + np.where(up > 0, 0.46, 0.2 + 0.1 * np.sin(5 * across + lean)) * uneven * up)], 1)
        for shape, colour, cover in ((stone, (0.04, 0.06, 0.11), 0.85), (pillow, (0.24, 0.29, 0.42), 0.75)):
            picture = filled(picture, colour, polygon(picture, shape * (1, -0.9) + (0, 1.9 * shore), 4) * cover)
        picture = filled(picture, (0.035, 0.05, 0.095), polygon(picture, stone, 1.5))
        picture = filled(picture, (0.33, 0.40, 0.57), polygon(picture, pillow, 1.5))
        lit = (pillow - (x, y - 0.4 * half)) * (0.7, 0.5) + (x - 0.1 * half, y - 0.5 * half)
        picture = filled(picture, (0.46, 0.53, 0.70), polygon(picture, lit, 0.1 * half))
    return brighter(picture, 0.66)


@recipe('kota-fire-coffee-pot', 'cc4756dd', shadow='#130c0b', focus=[(0.6, 0.7, 0.2, 0.3, 0.5), (0.64, 0.53, 0.1, 0.16, 0.8)])
def _(picture):
    picture = without(mirrored(cut(picture, 190, 60, 1730)), ellipses=[(1220, 474, 54, 14)])
    picture = copied(picture, (1126, 186, 1350, 700), 240, 0, 14)
    picture = copied(picture, (944, 560, 1142, 790), -186, 0, 14)
    picture = shaded(picture, 806, 876, 46, 10, 0.45, 5)
    picture = line(picture, [(0, 768), (282, 750)], (0.50, 0.21, 0.06), 17, 2)
    logs = region(picture, [(0, 195, 420, 760), (756, 195, 1920, 570)], blur=8)
    picture = mix(picture, cv2.blur(picture.astype(np.float32), (241, 3)), 0.85 * logs)
    # The firelight on the wall, which the pot is dark against.
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    glow = np.exp(-(((columns - 1206) / 330) ** 2) - ((rows - 600) / 260) ** 2) * (rows > 196)
    picture = picture * (1 + 1.5 * glow[..., None]) + glow[..., None] * np.array([0.05, 0.02, 0.006])
    # Outside the door: an evening, its snow with steps in it, and trees that stand on it.
    rows = rows[..., None]
    sky = np.array([0.10, 0.16, 0.32]) + np.clip((rows - 240) / 380, 0, 1) * np.array([0.30, 0.20, 0.13])
    evening = np.where(rows < 600, sky, np.array([0.36, 0.40, 0.55]) + np.clip((rows - 690) / 80, 0, 1) * np.array([0.20, 0.06, -0.12]))
    for x, foot, height in ((448, 612, 190), (494, 608, 120), (556, 606, 90), (610, 606, 110), (664, 610, 150), (722, 614, 230), (520, 622, 250), (690, 634, 330)):
        evening = spruce(evening, x, foot, height, (0.11, 0.15, 0.25), (0.34, 0.38, 0.52), x, 0.34, 0.7)
    evening = cv2.GaussianBlur(evening.astype(np.float32), (0, 0), 3)
    for x, y, size in ((604, 630, 5), (590, 644, 6), (606, 662, 8), (584, 684, 10), (604, 710, 12), (578, 742, 15)):
        evening = oval(evening, x, y, size, size // 2, (0.24, 0.28, 0.44), 1.5)
    picture = mix(picture, evening, region(picture, [(432, 254, 744, 770)], blur=2))
    picture = line(picture, [(430, 776), (430, 246), (748, 246), (748, 776)], (0.36, 0.14, 0.04), 26, 1.5)
    picture = line(picture, [(418, 780), (762, 780)], (0.26, 0.11, 0.05), 14, 2)
    # The door is open inwards; fire lights its planks, and the evening its edge.
    picture = filled(picture, (0.30, 0.125, 0.04), polygon(picture, [(424, 250), (318, 210), (318, 838), (424, 780)], 2))
    for x, top, bottom in ((345, 222, 822), (372, 231, 808), (398, 241, 793)):
        picture = line(picture, [(x, top), (x, bottom)], (0.12, 0.045, 0.02), 4, 1.5)
    for y, slope in ((322, -22), (660, 22)):
        picture = line(picture, [(322, y + slope), (420, y)], (0.42, 0.18, 0.06), 22, 2)
    picture = line(picture, [(316, 210), (316, 838)], (0.50, 0.22, 0.08), 8, 1.5)
    picture = shaded(picture, 360, 838, 80, 12, 0.5, 7)
    picture = filled(picture, (0.20, 0.17, 0.19), polygon(picture, [(452, 792), (728, 792), (700, 850), (430, 860)], 16) * 0.6)
    # The bench behind the fire.
    picture = line(picture, [(1290, 688), (1588, 680), (1780, 712)], (0.46, 0.20, 0.07), 15, 2)
    for x, bottom, wide in ((1352, 822, 30), (1588, 866, 34)):
        picture = shaded(picture, x + 10, bottom, 26, 5, 0.5, 5)
        picture = filled(picture, (0.22, 0.09, 0.035), region(picture, [(x - wide // 2, 690, x + wide // 2, bottom)], blur=1.5))
        picture = filled(picture, (0.62, 0.27, 0.09), region(picture, [(x - wide // 2, 694, x - wide // 8, bottom - 2)], blur=2))
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
    picture = line(picture, [(1206, 170), (1206, 408)], iron, 12, 1)
    for y in range(190, 404, 26):
        picture = oval(picture, 1206, y, 4, 7, (0.42, 0.20, 0.09), 1)
    bail = np.linspace(0.04, np.pi - 0.04, 40)
    picture = line(picture, np.stack([1206 + 84 * np.cos(bail), 566 - 160 * np.sin(bail)], 1), iron, 8, 1)
    share = np.clip((rows - 495) / 205, 0, 1) ** 4
    soot = np.array([0.05, 0.032, 0.028]) * (1 - share) + np.array([0.62, 0.27, 0.09]) * share
    spout = [(1262, 592), (1296, 588), (1316, 558), (1336, 500), (1368, 476), (1382, 488), (1360, 508), (1342, 566), (1318, 626), (1280, 672)]
    picture = mix(picture, soot * np.ones_like(picture), polygon(picture, spout, 1.5))
    picture = line(picture, [(1378, 492), (1358, 512), (1340, 568), (1316, 624), (1290, 658)], (0.78, 0.38, 0.14), 5, 1.5)
    body = [(1158, 498), (1254, 498), (1284, 570), (1302, 686), (1290, 704), (1122, 704), (1110, 686), (1128, 570)]
    picture = mix(picture, soot * np.ones_like(picture), polygon(picture, body, 2))
    picture = oval(oval(oval(picture, 1206, 500, 52, 13, (0.42, 0.19, 0.08)), 1206, 496, 52, 13, (0.13, 0.07, 0.05)), 1206, 478, 10, 10, iron)
    for edge in ([(1138, 560), (1118, 684)], [(1254, 510), (1280, 572)], [(1122, 700), (1290, 700)]):
        picture = line(picture, edge, (0.80, 0.38, 0.13), 7, 2, 0.7)
    return picture


@recipe('lanterns-tripods-clearing', '408e8787', focus=[(0.61, 0.65, 0.04, 0.05, 1), (0.78, 0.64, 0.04, 0.05, 1), (0.92, 0.63, 0.04, 0.05, 1)])
def _(picture):
    picture = without(picture, [(1870, 300, 1920, 400)])
    tripods = (
        (1173, 700, 36, ((1062, 1080), (1196, 1080), (1252, 1080))),
        (1497, 688, 36, ((1390, 1056), (1532, 1080), (1580, 1050))),
        (1770, 676, 30, ((1676, 1000), (1802, 1024), (1846, 1012))),
    )
    for x, y, size, feet in tripods:
        # Snow on the boughs behind, so that the black camera is seen before them.
        picture = mix(picture, 0.55 * picture + np.array([0.17, 0.19, 0.24]), 0.8 * region(picture, ellipses=[(x, y + 30, 90, 130)], blur=40))
        for foot in feet:
            picture = line(picture, [(x, y + size + 20), foot], (0.01, 0.015, 0.025), 9, 1)
            picture = line(picture, [(x + 5, y + size + 30), (foot[0] + 5, foot[1])], (0.16, 0.28, 0.30), 2, 1, 0.6)
        body = [(x - size, y - size * 2 // 3, x + size, y + size * 2 // 3), (x - size // 2, y - size, x + size // 3, y), (x - 9, y, x + 9, y + size + 30)]
        picture = filled(picture, (0.005, 0.01, 0.02), region(picture, body, blur=1))
        picture = line(picture, [(x - size // 2, y - size), (x + size // 3, y - size)], (0.12, 0.30, 0.27), 3, 1)
        picture = filled(picture, (0.16, 0.44, 0.36), region(picture, [(x - size // 2, y - size // 3, x + size // 3, y + size // 3)], blur=1.5))
    return picture


@recipe('log-cabin-smoke-windows', 'af682468', focus=[(0.55, 0.6, 0.25, 0.2, 0.6)])
def _(picture):
    # The left slope from below: boards, their edge, and the snow that lies on them.
    picture = filled(picture, (0.30, 0.34, 0.46), polygon(picture, [(738, 276), (772, 312), (680, 596), (646, 606), (632, 592), (650, 540)], 2))
    picture = filled(picture, (0.24, 0.12, 0.065), polygon(picture, [(770, 312), (808, 424), (784, 476), (760, 538), (742, 562), (710, 580), (676, 596)], 1.5))
    lit = polygon(picture, [(722, 470), (780, 470), (712, 576), (684, 590)], 22) * region(picture, [(640, 300, 810, 600)])
    picture = tinted(picture, (1.7, 1.5, 1.3), lit * polygon(picture, [(770, 312), (808, 424), (710, 578), (676, 594)], 2))
    for share in (0.3, 0.55, 0.8):
        picture = line(picture, [(770 + 38 * share, 312 + 112 * share), (676 + 34 * share, 594 - 16 * share)], (0.10, 0.05, 0.03), 3, 1)
    picture = line(picture, [(771, 314), (677, 596)], (0.36, 0.19, 0.10), 11, 1.5)
    # The birch stands in the snow.
    picture = spanned(picture, (1526, 1546), (1668, 1690), region(picture, [(1546, 712, 1666, 832)], blur=3))
    picture = line(picture, [(1622, 690), (1619, 774)], (0.26, 0.20, 0.20), 13, 2)
    return oval(picture, 1620, 778, 30, 8, (0.19, 0.21, 0.32), 6)


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


@recipe('minibus-night-pickup', 'bd35351d', focus=[(0.56, 0.62, 0.14, 0.14, 0.8)])
def _(picture):
    picture = cut(picture, 500, 210, 1420)
    trees = np.clip((np.arange(1920) - 1480) / 160, 0, 1) * np.clip((np.arange(1080)[:, None] - 250) / 80, 0, 1)
    picture = mix(picture, picture.mean(-1, keepdims=True) * np.array([0.42, 0.58, 0.8]), 0.95 * trees)
    glow = cv2.blur(picture[:, :1600].astype(np.float32), (420, 9))
    band = region(picture, [(0, 300, 1500, 375)], blur=16)[:, :1600] * evenness(picture[:, :1600].astype(np.float32))
    picture[:, :1600] = mix(picture[:, :1600], np.maximum(picture[:, :1600], glow * np.array([0.8, 1.15, 1.0])), band)
    # The van anew, its side drawn in shares of its length and height, nearer at the rear than at the bonnet.
    guest = polygon(picture, [(1232, 636), (1262, 636), (1272, 720), (1264, 800), (1222, 800), (1206, 736), (1214, 668)], 2)[..., None]
    behind = picture
    picture = without(picture, [(846, 545, 1204, 812)])

    def side(*points):
        along, up = np.array(points).T
        share = 1.41 * along / (1 + 0.41 * along)
        return np.stack([1010 + 218 * share, 776 - 38 * share - (224 - 62 * share) * up], 1)

    picture = tinted(picture, (0.30, 0.32, 0.38), polygon(picture, [(846, 790), (1010, 806), (1216, 766), (1200, 746), (880, 756)], 7))
    inside = np.array([0.86, 0.58, 0.26]) * (1.1 - 0.55 * np.clip((np.arange(1080)[:, None, None] - 590) / 150, 0, 1)) * np.ones_like(picture)
    tyre, steel = (0.035, 0.04, 0.055), (0.17, 0.18, 0.24)
    picture = filled(picture, tyre, region(picture, [(870, 760, 906, 804)], blur=2.5))
    # The rear: two doors, lamps, bumper.
    picture = filled(picture, (0.27, 0.28, 0.38), polygon(picture, [(860, 562), (1010, 552), (1010, 776), (862, 768)]))
    for window in ([(876, 594), (929, 591), (929, 660), (876, 660)], [(943, 590), (996, 587), (996, 660), (943, 660)]):
        picture = mix(picture, inside, polygon(picture, window, 2))
    picture = line(picture, [(936, 574), (936, 750)], steel, 4, 1)
    picture = filled(picture, (0.66, 0.64, 0.62), region(picture, [(888, 708, 922, 722)], blur=1.5))
    picture = filled(picture, (0.10, 0.10, 0.14), polygon(picture, [(856, 746), (1012, 752), (1012, 780), (858, 772)], 2))
    picture = line(picture, [(858, 744), (1012, 750)], (0.56, 0.60, 0.74), 7, 2)
    # The side: windows, the open door with step and seat, cab and bonnet.
    picture = filled(picture, (0.40, 0.42, 0.52), polygon(picture, side((0, 0), (0, 1), (0.78, 1), (0.90, 0.56), (1, 0.48), (1, 0.02))))
    picture = tinted(picture, (0.74, 0.75, 0.80), polygon(picture, side((0, 0), (0, 0.40), (1, 0.40), (1, 0)), 8))
    for start, end in ((0.06, 0.24), (0.28, 0.46)):
        picture = mix(picture, inside, polygon(picture, side((start, 0.50), (start, 0.82), (end, 0.82), (end, 0.50)), 2))
    picture = filled(picture, (0.30, 0.24, 0.20), polygon(picture, side((0.76, 0.54), (0.76, 0.84), (0.80, 0.84), (0.87, 0.54)), 1.5))
    picture = mix(picture, inside, polygon(picture, side((0.52, 0.06), (0.52, 0.90), (0.72, 0.90), (0.72, 0.06)), 1.5))
    picture = filled(picture, (0.30, 0.17, 0.09), polygon(picture, side((0.54, 0.14), (0.54, 0.56), (0.60, 0.58), (0.61, 0.34), (0.69, 0.32), (0.69, 0.14)), 2))
    for edge in (((0.51, 0.04), (0.51, 0.91), (0.73, 0.91), (0.73, 0.04)), ((0.50, 0.03), (0.74, 0.03))):
        picture = line(picture, side(*edge), steel, 5, 1)
    for place, radius in ((0.2, 26), (0.87, 20)):
        x, y = side((place, 0.04))[0].astype(int)
        for size, colour in ((1.2, (0.09, 0.09, 0.12)), (1.0, tyre), (0.5, (0.26, 0.27, 0.33)), (0.2, tyre)):
            picture = oval(picture, x, y + 4, int(0.72 * radius * size), int(radius * size), colour)
    for edge, tone in (([(858, 556), (1010, 545)], (0.52, 0.57, 0.72)), (side((0, 1.03), (0.79, 1.03)), (0.68, 0.73, 0.86))):
        picture = line(picture, edge, tone, 14, 2)
    picture = line(picture, [(1010, 560), (1010, 744)], (0.50, 0.52, 0.62), 3, 1)
    for x in (866, 1003):
        lamp = region(picture, [(x - 5, 660, x + 5, 714)])
        picture = picture + cv2.GaussianBlur(lamp, (0, 0), 20)[..., None] * np.array([1.1, 0.16, 0.16])
        picture = filled(picture, (1.0, 0.26, 0.18), cv2.GaussianBlur(lamp, (0, 0), 1.5))
    picture = mix(picture, behind, guest[..., 0])
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
    stones = region(picture, ellipses=[(265, 950, 135, 70), (540, 880, 80, 40), (460, 840, 60, 36), (255, 1035, 120, 46), (354, 888, 52, 20), (1668, 900, 44, 16)], blur=14)
    shore = polygon(picture, [(1290, 830), (1420, 812), (1560, 850), (1720, 900), (1920, 930), (1920, 1080), (1380, 1080)], 14)
    picture = mix(mix(picture, water, stones), water, shore)
    bank = polygon(picture, [(1195, 690), (1300, 672), (1920, 700), (1920, 948), (1760, 906), (1600, 862), (1440, 812), (1330, 764), (1250, 722)], 5)
    slope = np.clip((np.arange(1080)[:, None] - 660) / 280, 0, 1)[..., None]
    snow = (np.array([0.34, 0.41, 0.50]) * (1 - slope) + np.array([0.20, 0.27, 0.37]) * slope) * (1 + 0.10 * noise(9, 70, 5)[..., None])
    picture = mix(picture, snow, bank)
    # Near spruces are dark with a dusting of snow, and stand in it.
    for x, foot, height, seed in ((40, 760, 600, 5), (452, 690, 390, 8), (545, 690, 270, 9), (330, 716, 800, 7), (140, 772, 660, 6), (1495, 700, 400, 11), (1900, 740, 480, 12), (1690, 792, 980, 13)):
        drawn = spruce(picture, x, foot, height, (0.022, 0.042, 0.06), (0.15, 0.215, 0.29), seed, 0.26, 0.7, lit=-1 if x > 960 else 1)
        tree = cv2.GaussianBlur((np.abs(drawn - picture).max(-1) > 0.006).astype(np.float32), (0, 0), 2)
        picture = mix(picture, cv2.GaussianBlur(drawn, (0, 0), 1.8), tree)
        half = int(0.15 * height)
        picture = shaded(picture, x, foot + 10, half + 14, 16, 0.5, 9)
        if x > 960:
            picture = mix(picture, snow * 0.9, np.clip(2 * region(picture, ellipses=[(x - half // 2, foot + 12, half, 17), (x + int(0.7 * half), foot + 16, half, 26)], blur=7) - 0.5, 0, 1))
    return picture


@recipe('reindeer-forest-falling-snow', '6558cafc', by_day=True, focus=[(0.6, 0.7, 0.09, 0.12, 0.85), (0.71, 0.62, 0.07, 0.13, 0.8), (0.83, 0.67, 0.09, 0.16, 0.85), (0.92, 0.6, 0.07, 0.12, 0.8)])
def _(picture):
    herd = render('bd35351d', 'reindeer-forest-falling-snow')
    sky = region(picture, [(0, 0, 1920, 330)], blur=60)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 14), sky)
    picture = copied(picture, (920, 590, 1320, 890), -420, 0, 20)
    picture = copied(picture, (1280, 560, 1880, 870), -560, 0, 24)
    for x, y, reach in ((1220, 832, 120), (1370, 758, 90), (1590, 848, 120), (1735, 740, 90)):
        herd = shaded(herd, x, y, reach, 10, 0.88, 7)
    # Bellies hang, and rumps part from the snow.
    for x, y, half in ((1226, 777, 44), (1380, 717, 36), (1592, 791, 50), (1702, 703, 34)):
        herd = oval(herd, x, y, half, half // 5, np.median(herd[y - 16 : y - 8, x - 20 : x + 20].reshape(-1, 3), 0), 2)
    herd = tinted(herd, (0.80, 0.77, 0.74), region(herd, ellipses=[(1294, 752, 10, 34), (1674, 756, 10, 38), (1439, 694, 9, 26), (1656, 682, 8, 22)], blur=4))
    around = region(picture, [(985, 690, 1320, 860), (1262, 550, 1480, 770), (1440, 580, 1720, 870), (1630, 550, 1830, 760)], blur=14)
    # The two farthest of that herd are lost in the snowfall.
    far = region(picture, [(1180, 616, 1274, 706), (1274, 672, 1316, 706), (1440, 560, 1580, 680), (1530, 680, 1580, 708)]) * (herd.max(-1) > 0.64)
    picture = cut(mix(picture, herd, around * (1 - cv2.GaussianBlur(far, (0, 0), 1.5))), 0, 45, 1836)
    for x, y, size in np.random.default_rng(3).uniform((0, 0, 2), (1920, 900, 5.5), (420, 3)).astype(int):
        picture = oval(picture, x, y, size, size, (0.97, 0.98, 0.99), 1, 0.8)
    return picture


@recipe('snowshoe-tracks-spruces', 'af682468', by_day=True)
def _(picture):
    picture = copied(picture, (1725, 370, 1920, 676), -390, -118, 8)
    far = [(750, 480), (1150, 480), (1150, 660), (710, 650)]
    near = [(700, 672), (860, 690), (1010, 704), (1230, 708), (1350, 740), (1540, 840), (1720, 950), (1720, 1080), (960, 1080), (800, 960), (700, 780)]
    for corners, right in ((far, (1160, 1250)), (near, (1640, 1900))):
        picture = spanned(picture, (600, 720), right, polygon(picture, corners, 14))
    # Snowshoe prints on the ground, in metres aside and away, of one who walked into the gap.
    hollows, lit, deep, rim, lee = (np.zeros(picture.shape[:2], np.float32) for _ in range(5))
    outline = np.array([(0, 0), (0.4, 0.16), (0.8, 0.45), (1, 0.7), (0.85, 0.9), (0.4, 1), (-0.4, 1), (-0.85, 0.9), (-1, 0.7), (-0.8, 0.45), (-0.4, 0.16)])
    for step, away in enumerate(np.arange(4.2, 52, 0.56)):
        for mask, left, right in ((lee, -1.7, -1), (rim, 1, 1.5), (hollows, -1, 1), (lit, -1, -0.55), (deep, 0.4, 1)):
            depth = away + 0.92 * outline[:, 1]
            aside = 1.05 - 0.052 * depth + 0.24 * np.sin(depth / 5) + 0.21 * (-1) ** step + 0.135 * np.clip(max(1, abs(left), right) * outline[:, 0], left, right)
            cv2.fillPoly(mask, [np.round(np.stack([960 + 1600 * aside / depth, 350 + 3500 / depth], 1)).astype(np.int32)], 1.0)
    for mask, tone in ((lee, (0.86, 0.90, 0.96)), (rim, (1.12, 1.11, 1.08)), (hollows, (0.66, 0.73, 0.86)), (deep, (0.80, 0.84, 0.91)), (lit, (1.7, 1.5, 1.2))):
        picture = tinted(picture, tone, cv2.GaussianBlur(mask, (0, 0), 2.5))
    return picture


@recipe('snowshoers-among-spruces', '4df819d2', by_day=True)
def _(picture):
    picture = mirrored(cut(brighter(picture, 0.72), 740, 330, 1180))
    picture = copied(copied(picture, (80, 596, 250, 680), 190, 70, 16), (350, 622, 470, 730), 130, 110, 16)
    picture = copied(copied(picture, (455, 604, 652, 906), 340, 20, 18), (636, 632, 790, 906), 200, 20, 18)
    picture = copied(copied(picture, (385, 640, 478, 745), 100, 0, 14), (592, 640, 692, 800), 112, 0, 14)
    for x, y, half in ((1194, 592, 26), (1474, 664, 32), (1735, 718, 40)):
        picture = oval(picture, x, y, half, 5, (0.20, 0.14, 0.11), 1)
    # Level hems, and the right arms with their poles.
    picture = oval(picture, 1884, 512, 34, 18, (0.68, 0.73, 0.81), 5)
    picture = copied(picture, (1551, 516, 1576, 622), 30, 0, 4)
    for left, right, waist, hem, coat in ((1472, 1554, 478, 524, (0.56, 0.38, 0.11)), (1744, 1856, 470, 542, (0.13, 0.25, 0.32))):
        picture = filled(picture, (0.13, 0.13, 0.18), region(picture, [(left + 5, hem - 20, right - 5, hem + 26)], blur=2))
        picture = filled(picture, coat, polygon(picture, [(left + 8, waist), (right - 8, waist), (right, hem), (left, hem)], 2))
        picture = line(picture, [(left + 1, hem - 2), (right - 1, hem - 2)], tuple(0.7 * np.array(coat)), 4, 1.5)
    for elbow, hand, tip, width, coat in (
        ((1268, 402), (1272, 444), (1292, 586), 17, (0.19, 0.17, 0.27)), ((1566, 432), (1572, 482), (1592, 650), 21, (0.60, 0.40, 0.12)), ((1868, 430), (1876, 492), (1904, 706), 28, (0.12, 0.22, 0.30)),
    ):  # fmt: skip
        picture = line(picture, [hand, tip], (0.13, 0.13, 0.17), 4, 0.8)
        picture = line(picture, [elbow, hand], coat, width, 1.5)
        picture = oval(picture, *hand, width * 9 // 20, width * 11 // 20, (0.12, 0.11, 0.15), 1.5)
    shadows = np.zeros(picture.shape[:2], np.float32)
    for x, y, size in ((1232, 602, 0.7), (1512, 668, 0.85), (1800, 724, 1.0)):
        cv2.line(shadows, (x, y), (int(x + 190 * size), int(y + 34 * size)), 0.9, int(22 * size))
    return tinted(picture, (0.80, 0.85, 0.94), cv2.GaussianBlur(shadows, (0, 0), 7) * (picture.max(-1) > 0.5))


@recipe('snowshoes-in-snow-low-sun', '4532d70a', by_day=True, focus=[(0.55, 0.6, 0.16, 0.3, 0.6)])
def _(picture):
    return brighter(mirrored(picture), 0.7)


@recipe('spring-snow-blue-sky', 'af682468', by_day=True, focus=[(0.61, 0.6, 0.05, 0.1, 0.8)])
def _(picture):
    # No crumbs in the sky or on the fell.
    open_air = region(picture, [(806, 0, 1280, 500), (1280, 0, 1480, 330), (524, 180, 690, 440)], blur=8)
    picture = mix(picture, cv2.GaussianBlur(cv2.morphologyEx(picture, cv2.MORPH_CLOSE, np.ones((19, 19))), (0, 0), 3), open_air)
    # The walkers step apart; the second one, half hidden before, has two arms now.
    coat = (picture[..., 0] > 1.3 * picture[..., 2]) & (np.arange(1080) < 645)[:, None]
    behind = region(picture, [(1159, 556, 1204, 716), (1154, 645, 1204, 716)]) * ~coat
    figure = (np.clip((0.5 - picture.max(-1)) / 0.1, 0, 1) * behind * (np.arange(1920) > 1157)).astype(np.float32)
    aside, where = np.roll(picture, 48, 1), np.roll(cv2.GaussianBlur(figure, (0, 0), 1), 48, 1)
    picture = mix(picture, np.roll(picture, -52, 1), cv2.GaussianBlur(behind.astype(np.float32), (0, 0), 0.8))
    picture = line(picture, [(1214, 600), (1207, 616), (1213, 634)], (0.07, 0.16, 0.22), 9, 1)
    picture = oval(mix(picture, aside, where), 1223, 577, 8, 9, (0.16, 0.19, 0.28))
    return brighter(picture, 0.82)


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
    picture = copied(picture, (896, 620, 992, 790), -128, 0, 16)
    fell = np.median(picture[690:740, 1130:1180].reshape(-1, 3), 0)
    picture = filled(picture, fell, polygon(picture, [(470, 668), (560, 676), (690, 706), (822, 732), (866, 746), (930, 734), (988, 710), (988, 796), (470, 760)], 8) * (picture.max(-1) > 0.1))
    picture = copied(oval(picture, 965, 757, 14, 26, fell, 4), (899, 672, 918, 748), 28, 0, 2)
    # The father gets a right arm and, once light falls on the three, a head; all get boots.
    picture = copied(picture, (856, 664, 902, 716), 60, 0, 3)
    picture = filled(picture, (0.008, 0.011, 0.055), polygon(picture, [(892, 742), (909, 748), (920, 776), (925, 812), (923, 836), (911, 838), (908, 812), (900, 786)], 1.5))
    picture = oval(picture, 917, 842, 8, 10, (0.03, 0.03, 0.035), 1.5)
    for left, right, foot in ((844, 871, 966), (888, 912, 966), (958, 974, 965), (984, 1000, 962), (1019, 1042, 962), (1058, 1082, 959)):
        boot = [(left - 1, foot - 14), (right + 1, foot - 14), (right + 3, foot), (left - 3, foot)]
        picture = filled(shaded(picture, (left + right) // 2, foot, right - left, 5, 0.6, 4), (0.055, 0.045, 0.045), polygon(picture, boot, 1.5))
    group = region(picture, [(800, 660, 1110, 970)], blur=18) * (picture.max(-1) < 0.3)
    picture = mix(picture, picture * 1.8 + 0.02, cv2.GaussianBlur(group.astype(np.float32), (0, 0), 3))
    picture = rim_lit(picture, [(800, 720, 1110, 970), (960, 640, 1110, 720)], 0, -12, (0.2, 0.5, 0.4), 2.2)
    picture = oval(picture, 879, 712, 17, 18, (0.06, 0.045, 0.045), 1.5)
    picture = line(picture, [(864, 733), (879, 737), (894, 733)], (0.36, 0.29, 0.19), 14, 2)
    picture = filled(picture, (0.20, 0.21, 0.27), polygon(picture, [(860, 710), (861, 696), (869, 687), (879, 684), (890, 687), (897, 696), (899, 710), (879, 714)], 1.5))
    return line(picture, [(866, 690), (879, 685), (892, 690)], (0.34, 0.52, 0.48), 4, 1.5)


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


@recipe('forest-evening-pink', '63cf6623', source='wildlife-park-boardwalk')
def _(picture):
    # The walkers and their boardwalk give way to trees, and to a drift of snow at the foot of the wood.
    beside = picture.copy()
    beside[:, 470:775] = cv2.resize(picture[:, 775:997][:, ::-1], (305, 1080))
    picture = mix(picture, beside, region(picture, [(300, 0, 775, 1080)], blur=3))
    picture = copied(picture, (694, 0, 770, 600), 254, 0, 8)
    crest = [(380, 572), (610, 568), (830, 574), (1040, 584), (1200, 598), (1320, 612), (1420, 630), (1520, 668), (1620, 726), (1740, 790), (1920, 868)]
    rows = np.arange(1080, dtype=np.float32)[:, None, None]
    snow = mix_colours((0.60, 0.53, 0.66), (0.32, 0.34, 0.50), np.clip((rows - 570) / 250, 0, 1) ** 0.7)
    snow = snow * (1 + 0.05 * noise(26, 260, 4)[..., None])
    picture = mix(picture, snow, polygon(picture, [*crest, (1920, 1080), (380, 1080)], 5))
    picture = cut(brighter(picture, 0.8), 470, 0, 1450)
    dusk = np.clip(1 - rows / 520, 0, 1)
    grey = picture.mean(-1, keepdims=True)
    return (grey + (picture - grey) * (1.2 + 0.25 * dusk)) * mix_colours((1.04, 0.98, 1.0), (0.68, 0.56, 0.74), dusk)


@recipe('minibus-wide-valley', 'cc4756dd', by_day=True, focus=[(0.514, 0.69, 0.04, 0.09, 0.8)])
def _(picture):
    # The fells stand nearer to the road than in the rendering, and haze lies on the forest between.
    fells = cv2.GaussianBlur(cv2.resize(picture[:370, 640:1830], (1920, 270)), (0, 0), 4)
    near = cv2.resize(picture[470:, 640:1830], (1920, 984))
    picture = np.vstack([near[:96], near])
    rows = np.arange(1080, dtype=np.float32)[:, None, None]
    road = polygon(picture, [(420, 370), (600, 370), (900, 520), (1180, 640), (1190, 1080), (690, 1080), (830, 900), (810, 640), (660, 480)], 40)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), sigmaX=4, sigmaY=9), 0.7 - 0.35 * road)
    haze = np.clip((700 - rows) / 560, 0, 1) * 0.72 + 0.1
    picture = picture * (1 - haze) + np.array([0.66, 0.57, 0.66]) * haze
    above = picture.copy()
    above[:270] = fells * 0.9 + 0.05
    picture = mix(picture, above, np.clip((230 - rows[..., 0]) / 90, 0, 1) * np.ones((1080, 1920), np.float32))
    # The bus, and its lamps on the snow.
    x, y = 988, 812
    picture = without(picture, [(950, 696, 1026, 818)])
    picture = shaded(picture, x, y, 50, 9, 0.55, 5)
    beams = polygon(picture, [(x - 32, y), (x + 32, y), (x + 104, y + 170), (x - 104, y + 170)], 20)
    picture = mix(picture, picture + np.array([0.30, 0.22, 0.08]), beams * np.clip(1 - (rows[..., 0] - y) / 170, 0, 1))
    for colour, corners in (
        ((0.05, 0.05, 0.08), [(-40, -14), (40, -14), (38, 4), (22, 4), (20, -4), (-20, -4), (-22, 4), (-38, 4)]),
        ((0.44, 0.42, 0.50), [(-44, -10), (-44, -62), (-36, -112), (36, -112), (44, -62), (44, -10)]),
        ((0.72, 0.68, 0.78), [(-37, -108), (-30, -132), (30, -132), (37, -108)]),
        ((0.10, 0.10, 0.16), [(-40, -62), (-33, -102), (33, -102), (40, -62)]),
        ((0.17, 0.16, 0.21), [(-22, -44), (22, -44), (22, -30), (-22, -30)]),
        ((0.20, 0.19, 0.25), [(-45, -20), (45, -20), (45, -8), (-45, -8)]),
        ((0.07, 0.07, 0.10), [(-54, -74), (-46, -74), (-46, -58), (-54, -58)]),
        ((0.07, 0.07, 0.10), [(46, -74), (54, -74), (54, -58), (46, -58)]),
    ):
        picture = filled(picture, colour, polygon(picture, np.array(corners) * (0.74, 0.92) + (x, y), 1.2))
    for side in (-25, 25):
        picture = oval(picture, x + side, y - 33, 22, 20, (1.0, 0.84, 0.50), 9, 0.55)
        picture = oval(picture, x + side, y - 33, 8, 7, (1.0, 0.97, 0.84), 1.5)
    return picture


@recipe('reindeer-dusk-ridge', 'af682468', by_day=True, focus=[(0.5, 0.64, 0.5, 0.12, 0.6)])
def _(picture):
    # The trees and the herd are drawn anew before a plain fell.
    picture = without(copied(picture, (760, 430, 812, 486), 56, 0, 6), [(860, 380, 1080, 790), (1150, 440, 1460, 790), (1480, 370, 1680, 790)])
    picture = oval(picture, 1180, 530, 420, 80, (0.985, 0.885, 0.785), 50, 0.85)
    columns = np.arange(1920)
    stops = (0, 220, 440, 720, 1110, 1450, 1700, 1920)
    tones = (0.71, 0.79, 0.83, 0.85, 0.89, 0.86, 0.82, 0.76), (0.53, 0.60, 0.635, 0.67, 0.73, 0.655, 0.64, 0.57), (0.445, 0.505, 0.535, 0.56, 0.615, 0.55, 0.54, 0.48)
    fell = np.stack([np.interp(columns, stops, tone) for tone in tones], -1) * (1 + 0.012 * noise(14, 120, 9)[..., None])
    crest = [
        (0, 299), (180, 337), (300, 352), (360, 377), (480, 418), (600, 434), (720, 463), (840, 500), (960, 538), (1075, 576), (1140, 577),
        (1200, 570), (1300, 572), (1440, 591), (1500, 597), (1620, 562), (1740, 541), (1920, 512), (1920, 776), (0, 776),
    ]  # fmt: skip
    picture = mix(picture, fell, polygon(picture, crest, 2))
    for x, height in ((66, 230), (118, 330), (404, 190), (696, 300), (920, 380), (972, 210), (1240, 330), (1674, 430)):
        picture = spruce(picture, x, 776, height, (0.50, 0.35, 0.35), (0.69, 0.54, 0.53), x, 0.27, 0.85, 1 if x < 1100 else -1)
    browns = (0.24, 0.13, 0.13), (0.36, 0.21, 0.19)
    herd = (
        (250, 98, 10, (0.12, 0.16), 0.85), (540, 106, 24, (0.2, 0.1), 0.8), (758, 78, 0, (0.08, 0.14), 0.5), (1040, 102, 90, (0.06, 0.1), 0.8),
        (1345, 112, -6, (0.18, 0.2), 1.1), (1514, 74, 16, (0.16, 0.08), 0.45), (1766, 100, 22, (0.1, 0.18), 0.95),
    )  # fmt: skip
    for x, height, head, stride, antlers in herd:
        picture = reindeer(picture, x, 777, height, *browns, head, stride, antlers)
    snow = np.stack([np.interp(columns, (0, 440, 1110, 1450, 1920), tone) for tone in ((0.38, 0.45, 0.52, 0.48, 0.40), (0.33, 0.38, 0.44, 0.40, 0.34), (0.39, 0.46, 0.475, 0.465, 0.40))], -1)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    ridge = np.clip((rows - 770 - 2 * noise(30, 60, 4)) / 3, 0, 1) * np.clip((830 - rows) / 30, 0, 1)
    picture = mix(picture, snow, ridge)
    swell = 13 * np.sin(columns / 330 + 0.6) + 6 * np.sin(columns / 140)
    picture = cv2.remap(picture, columns, rows + swell * np.clip((rows - 420) / 300, 0, 1), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return without(picture, [(290, 796, 460, 890), (985, 868, 1160, 945), (1570, 812, 1750, 890), (1830, 790, 1920, 840)])


@recipe('shore-fire-guests-ice-evening', 'cc4756dd', header=0.33, focus=[(0.73, 0.84, 0.06, 0.14, 0.5), (0.51, 0.85, 0.13, 0.12, 0.9)])
def _(picture):
    picture = flaming(cut(picture, 520, 285, 1400), 507, 870, 62, 120, 5)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    snow = np.repeat(cv2.GaussianBlur(picture[:, 1480:1800].mean(1, keepdims=True), (1, 31), 0), 1920, 1)
    glow = np.exp(-(((columns - 507) / 330) ** 2) - ((rows - 930) / 130) ** 2)[..., None]
    plain = np.clip((columns - 620) / 110, 0, 1) * np.clip((rows - 468) / 14, 0, 1) * (columns < 1500)
    plain = cv2.GaussianBlur(plain, (0, 0), 6)
    picture = mix(picture, snow + glow * np.array([0.62, 0.40, 0.20]), plain)
    picture = cut(mirrored(picture), 70, 42, 1770)
    # Neither leaves nor scraps at the left edge.
    picture = spanned(picture, (430, 500), (510, 580), region(picture, [(0, 0, 400, 244)], blur=14))
    picture = without(copied(picture, (0, 630, 40, 690), 60, 0, 6), ellipses=[(334, 845, 84, 76)])
    # A table is laid by the fire, which lights its right side: its shadow, legs, planks and cloth.
    fire = np.clip((columns - 690) / 540, 0, 1)[..., None] ** 1.4
    glow = np.exp(-(((columns - 1330) / 330) ** 2) - ((rows - 1020) / 110) ** 2) * np.clip((1330 - columns) / 140, 0, 1)
    picture = picture + glow[..., None] * (1 - picture) * np.array([0.72, 0.46, 0.22])
    grain = 1 + 0.10 * noise(3, 90, 6)[..., None]
    picture = tinted(picture, (0.52, 0.56, 0.68), polygon(picture, [(1176, 1050), (1150, 998), (800, 986), (560, 1004), (480, 1036), (760, 1060)], 10))
    picture = tinted(picture, (0.62, 0.63, 0.70), polygon(picture, [(806, 940), (1160, 940), (1150, 1020), (806, 1020)], 10))
    for x, foot, half, tone in ((822, 1004, 18, 0.6), (1142, 1004, 18, 0.6), (802, 1046, 24, 1), (1166, 1046, 24, 1)):
        round_ = np.clip((columns - x + half) / (2 * half), 0, 1)[..., None] ** 1.6 * (0.3 + 0.7 * fire)
        picture = shaded(picture, x - 16, foot, 2 * half, 9, 0.5, 5)
        log = polygon(picture, [(x - half, 915), (x + half, 915), (x + half + 2, foot), (x, foot + 7), (x - half - 2, foot)], 1.5)
        picture = mix(picture, tone * mix_colours((0.10, 0.085, 0.12), (0.88, 0.47, 0.17), round_) * grain, log)
        picture = oval(picture, x + 2, foot + 6, half + 10, 6, 1.05 * np.median(picture[foot + 14 : foot + 22, x - 40 : x + 40].reshape(-1, 3), 0), 4)
    wood = mix_colours((0.23, 0.19, 0.22), (0.90, 0.56, 0.26), fire) * grain
    linen = mix_colours((0.52, 0.52, 0.62), (1.2, 0.98, 0.68), fire) * (1 + 0.04 * noise(60, 14, 3)[..., None])
    for surface, corners in (
        (wood, [(794, 858), (1172, 858), (1198, 908), (768, 908)]), (0.55 * wood, [(768, 908), (1198, 908), (1198, 930), (768, 930)]),
        (linen, [(868, 857), (1100, 857), (1112, 909), (856, 909)]), (0.9 * linen, [(856, 908), (1112, 908), (1114, 972), (1060, 968), (990, 974), (920, 968), (854, 973)]),
    ):  # fmt: skip
        picture = mix(picture, surface, polygon(picture, corners, 1.5))
    for red in ([(880, 858), (870, 908), (869, 970)], [(1088, 858), (1098, 908), (1099, 970)], [(856, 948), (990, 950), (1112, 948)], [(856, 960), (990, 962), (1112, 960)]):
        picture = line(picture, red, (0.62, 0.11, 0.09), 6, 1.2, 0.85)
    picture = line(picture, [(781, 884), (866, 884)], (0.13, 0.10, 0.12), 3, 1)
    picture = line(picture, [(1104, 884), (1184, 884)], (0.40, 0.20, 0.09), 3, 1)
    picture = line(picture, [(1198, 908), (1198, 930)], (1.0, 0.70, 0.34), 4, 1.5)
    # On it: a loaf on its board, wooden cups, a lantern.
    picture = shaded(picture, 956, 894, 92, 9, 0.6, 4)
    for y, colour in ((890, (0.36, 0.19, 0.09)), (884, (0.70, 0.43, 0.20))):
        picture = oval(picture, 968, y, 88, 14, colour, 1.5)
    loaf = polygon(picture, smooth([(902, 884), (900, 862), (914, 838), (944, 826), (990, 826), (1020, 838), (1034, 862), (1032, 884), (968, 890)]), 1.5)
    picture = mix(picture, mix_colours((0.26, 0.12, 0.07), (0.86, 0.48, 0.18), np.clip((columns - 890) / 140, 0, 1)[..., None]) * (1 + 0.06 * noise(8, 8, 2)[..., None]), loaf)
    for x in (934, 964, 994):
        picture = line(picture, [(x - 10, 854), (x, 840), (x + 14, 832)], (0.95, 0.74, 0.44), 6, 1.5)
    for x, y in ((884, 898), (1066, 900), (1140, 890)):
        aside = np.clip((columns - x + 30) / 60, 0, 1)[..., None] ** 1.3
        picture = shaded(picture, x - 12, y + 1, 36, 6, 0.5, 3)
        picture = line(picture, [(x - 22, y - 27), (x - 44, y - 30)], (0.42, 0.23, 0.12), 11, 1.2)
        bowl = polygon(picture, smooth([(x - 29, y - 30), (x - 27, y - 14), (x - 16, y - 1), (x, y + 2), (x + 16, y - 1), (x + 27, y - 14), (x + 29, y - 30), (x, y - 26)]), 1.2)
        picture = mix(picture, mix_colours((0.26, 0.13, 0.08), (0.95, 0.58, 0.24), aside), bowl)
        picture = oval(oval(picture, x, y - 30, 29, 9, (0.92, 0.60, 0.28)), x, y - 29, 23, 6, (0.14, 0.07, 0.05))
    x, y = 818, 890
    picture = picture + np.array([0.40, 0.24, 0.08]) * np.exp(-(((columns - x) / 90) ** 2) - ((rows - y + 44) / 90) ** 2)[..., None]
    picture = filled(picture, (1.0, 0.80, 0.42), region(picture, [(x - 17, y - 72, x + 17, y - 14)], blur=2))
    picture = oval(picture, x, y - 38, 7, 17, (1.0, 0.97, 0.84), 3)
    for box in ((x - 24, y - 16, x + 24, y), (x - 22, y - 80, x + 22, y - 70), (x - 12, y - 92, x + 12, y - 78)):
        picture = filled(picture, (0.05, 0.05, 0.07), region(picture, [box], blur=1.2))
    bail = np.linspace(0, np.pi, 20)
    for wire in ([(x - 20, y - 74), (x - 20, y - 12)], [(x + 20, y - 74), (x + 20, y - 12)], np.stack([x + 20 * np.cos(bail), y - 84 - 34 * np.sin(bail)], 1)):
        picture = line(picture, wire, (0.05, 0.05, 0.07), 4, 1)
    return picture


@recipe('winter-clothing-on-wood', '6558cafc', focus=[(0.5, 0.6, 0.5, 0.4, 0.35)])
def _(picture):
    for x, top, bottom in ((563, 178, 212), (1075, 150, 180)):
        picture = line(picture, [(x, top), (x, bottom)], (0.42, 0.26, 0.13), 16, 1.5)
    return shaded(picture, 1010, 1000, 210, 14, 0.5, 5)


@recipe('creek-snow-pillows', '55470343', by_day=True)
def _(picture):
    near = polygon(picture, [(0, 760), (380, 770), (500, 880), (560, 1080), (0, 1080)], 40) + polygon(picture, [(1240, 640), (1920, 600), (1920, 1080), (1260, 1080)], 60)
    cool = picture.mean(-1, keepdims=True) * np.array([0.955, 0.985, 1.02])
    smooth = cv2.GaussianBlur(cool.astype(np.float32), (0, 0), 30)
    picture = mix(picture, cool, np.clip(near, 0, 1) * (picture.min(-1) > 0.62))
    edge = polygon(picture, [(0, 740), (300, 740), (470, 830), (530, 1000), (520, 1080), (330, 1080), (300, 900), (0, 860)], 20)
    picture = mix(picture, smooth, edge * (picture.min(-1) > 0.62))
    bands = polygon(picture, [(700, 325), (940, 355), (945, 470), (880, 440), (700, 350)], 8) + polygon(picture, [(840, 280), (960, 290), (1000, 385), (930, 380)], 8)
    picture = tinted(picture, (0.90, 0.92, 0.95), np.clip(bands, 0, 1) * (picture.min(-1) > 0.8))
    # The caps lie on their stones.
    picture = without(picture, [(1030, 286, 1180, 348), (836, 258, 926, 292)])
    stones = region(picture, [(581, 914, 712, 1010), (729, 818, 847, 890), (785, 704, 931, 766), (982, 668, 1096, 720), (862, 606, 978, 660)], blur=5)
    picture = filled(picture, (0.17, 0.19, 0.23), stones * np.clip((0.62 - picture.min(-1)) / 0.12, 0, 1))
    # Spruces in haze, from another river, with a little light between them, stand where trunks were sawn off.
    river = cv2.resize(render('01756ce3', 'kaamos-noon-river')[257:657], (1920, 320))
    light = np.clip(river.max(-1, keepdims=True) / 0.6, 0, 1)
    white = np.clip((river[..., 1:2] - 1.05 * river[..., :1]) / 0.03, 0, 1)
    glow = np.exp(-(((np.arange(1920)[None, :, None] - 1010) / 420) ** 2) - ((np.arange(320)[:, None, None] - 150) / 170) ** 2)
    behind = np.array([0.68, 0.69, 0.74]) + glow * np.array([0.17, 0.11, 0.06])
    snow = np.array([0.85, 0.87, 0.90])
    hazy = np.ones_like(picture) * snow
    hazy[:320] = mix_colours(np.array([0.46, 0.49, 0.55]), behind * (1 - white) + snow * white, light)
    wood = polygon(picture, [(160, 0), (1690, 0), (1640, 80), (1606, 200), (1560, 300), (1330, 312), (1200, 292), (930, 270), (580, 280), (560, 215), (510, 200), (460, 300), (330, 330), (200, 240)], 8)
    picture = mix(picture, hazy, wood)
    return without(picture, [(336, 318, 384, 396), (1452, 300, 1502, 420), (1330, 306, 1460, 345), (290, 320, 420, 360)])


@recipe('minibus-seat-frosted-window', '01756ce3', source='kaamos-noon-river', header=0.26, focus=[(0.56, 0.35, 0.24, 0.3, 0.75), (0.66, 0.7, 0.14, 0.12, 0.8), (0.76, 0.55, 0.16, 0.46, 0.7), (0.2, 0.55, 0.2, 0.46, 0.8)])
def _(picture):
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    # Outside: snowy spruces in blue dusk, and a rose sky low behind them.
    outside = np.zeros_like(picture)
    outside[100:660, 700:1560] = cv2.medianBlur(picture[30:590, 330:1190], 5) ** 1.2 * np.array([0.80, 0.84, 0.98])
    rose = np.exp(-(((rows - 400) / 130) ** 2)) * np.clip((outside[..., 2] - 0.44) / 0.1, 0, 1)
    outside = outside + rose[..., None] * np.array([0.19, 0.035, -0.03])
    # The wall, a lamp above the seat that lights it, and the window's rubber frame.
    lamp = np.exp(-(((columns - 1500) / 400) ** 2) - ((rows - 200) / 560) ** 2)[..., None]
    picture = mix_colours((0.15, 0.195, 0.295), (0.44, 0.33, 0.25), lamp) * (1 + 0.05 * noise(60, 200, 3)[..., None])
    picture = tinted(picture, (0.60, 0.60, 0.64), region(picture, [(0, 0, 1920, 48), (0, 726, 1920, 1080)], blur=3))
    picture = tinted(picture, (0.62, 0.60, 0.62), region(picture, [(1660, 48, 1920, 1080)], blur=50))
    picture = oval(oval(picture, 1500, 48, 120, 40, (0.62, 0.42, 0.24), 24, 0.7), 1500, 46, 54, 11, (1.0, 0.88, 0.64), 3)
    x, y = (columns - 1130) / 420, (rows - 380) / 270
    rounded = (np.abs(x) ** 7 + np.abs(y) ** 7) ** (1 / 7)
    frame, pane = (cv2.GaussianBlur((rounded < edge).astype(np.float32), (0, 0), 1.5) for edge in (1.085, 1))
    picture = mix(filled(picture, (0.024, 0.03, 0.045), frame), outside, pane)
    # Frost: a haze that thickens towards the pane's edges and corners, and ferns that grow inwards.
    haze = np.clip((np.hypot(x, y) ** 2 * 0.55 + 0.45 * rounded**4 - 0.28 + 0.06 * noise(60, 60, 5)) / 0.7, 0, 1)
    ferns = np.zeros(picture.shape[:2], np.float32)
    chance = np.random.default_rng(7)

    def fern(at, heading, length, width, bend, branches):
        for walked in np.arange(0, length, 6):
            left = 1 - walked / length
            after = at + 6 * np.array([np.cos(heading), np.sin(heading)])
            cv2.line(ferns, *np.round([at, after]).astype(int).tolist(), 0.4 + 0.6 * left, max(2, round(width * left)), cv2.LINE_AA)
            if branches and walked % 12 == 0 and left > 0.15:
                for side in (-1, 1):
                    fern(after, heading + side * chance.uniform(0.65, 0.85), chance.uniform(0.42, 0.52) * length * left**0.8, 5, -side * 0.05, 0)
            at, heading = after, heading + bend

    for turn in np.linspace(0, 2 * np.pi, 52, endpoint=False) + chance.normal(0, 0.06, 52):
        way = np.array([np.cos(turn), np.sin(turn)])
        edge = way / (np.abs(way) ** 7).sum() ** (1 / 7)
        corner = np.abs(edge).min() ** 3
        inwards = np.arctan2(-270 * edge[1], -420 * edge[0]) + chance.normal(0, 0.4)
        fern(np.array([1130, 380]) + edge * (420, 270), inwards, chance.uniform(40, 150) + 130 * corner, 8, chance.normal(0, 0.03), 1)
    ice = mix_colours((0.56, 0.66, 0.84), (0.80, 0.77, 0.80), lamp)
    corners = np.clip((np.hypot(x, y) - 1.02) / 0.3, 0, 1)[..., None] * (1 + 0.16 * noise(14, 14, 9)[..., None])
    picture = mix(picture, (0.72 + 0.38 * corners) * ice, pane * haze * 0.9)
    picture = mix(picture, 1.16 * ice, pane * cv2.GaussianBlur(ferns, (0, 0), 0.8) * np.clip(0.8 + 0.2 * noise(80, 80, 8), 0.35, 1))

    # Seats, drawn from their sides; `near` and `far` say how deep they reach towards the wall.
    def seen(points, depth):
        return np.array([880, 400]) + (np.array(points) - (880, 400)) * (1 - 0.32 * depth)

    def solid(picture, outline, near, far, colour):
        tone = np.zeros(picture.shape[:2], np.float32)
        outline = smooth(outline)
        for one, other in zip(outline, np.roll(outline, -1, 0)):
            along = other - one
            out = np.array([along[1], -along[0]]) / (np.hypot(*along) + 1e-6)
            if out @ (np.array([880, 400]) - one) > 0:
                corners = np.vstack([seen([one, other], near), seen([other, one], far)])
                cv2.fillPoly(tone, [np.round(corners).astype(np.int32)], float(0.8 - 0.28 * out[1]))
        cv2.fillPoly(tone, [np.round(seen(outline, near)).astype(np.int32)], 0.56)
        mask = cv2.GaussianBlur((tone > 0).astype(np.float32), (0, 0), 1.5)
        tone = cv2.GaussianBlur(tone, (0, 0), 3) / np.maximum(cv2.GaussianBlur((tone > 0).astype(np.float32), (0, 0), 3), 0.05)
        return mix(picture, colour * tone[..., None], mask)

    weave = 1 + 0.025 * noise(5, 5, 4)[..., None] + 0.04 * noise(50, 50, 6)[..., None]
    cloth = mix_colours((0.22, 0.28, 0.41), (0.57, 0.56, 0.60), lamp) * weave
    back = [(1482, 872), (1510, 640), (1560, 420), (1586, 318), (1612, 296), (1676, 300), (1702, 330), (1690, 520), (1650, 760), (1622, 930), (1580, 962), (1494, 950)]
    head = [(1594, 284), (1608, 180), (1624, 144), (1666, 140), (1686, 160), (1682, 250), (1672, 292), (1630, 300)]
    cushion = [(1076, 838), (1110, 812), (1250, 822), (1380, 838), (1474, 850), (1498, 872), (1498, 950), (1400, 968), (1200, 958), (1090, 930), (1066, 880)]
    picture = solid(picture, [(1190, 950), (1470, 950), (1440, 1100), (1220, 1100)], 0.1, 0.9, (0.10, 0.11, 0.14))
    picture = solid(picture, back, 0, 1, cloth)
    picture = solid(picture, head, 0.2, 0.78, cloth)
    picture = solid(picture, cushion, 0, 1, cloth)
    # Seams, piping, and the shadow where the seat meets its back.
    for part in ([(1486, 850), *back[1:5]], cushion[1:5]):
        for depth in (0.2, 0.8):
            picture = line(picture, seen(part, depth), (0.06, 0.07, 0.10), 5, 2.5, 0.6)
        picture = line(picture, seen(part, 0), (0.78, 0.66, 0.54), 5, 2, 0.5)
    picture = tinted(picture, (0.5, 0.5, 0.54), polygon(picture, np.vstack([seen([(1400, 842), (1490, 872)], 0), seen([(1490, 862), (1400, 842)], 1)]), 9))
    beam = polygon(picture, [(1440, 60), (1560, 60), (1780, 760), (1120, 800)], 70) * np.clip(1.1 - rows / 900, 0, 1)
    picture = picture + beam[..., None] * np.array([0.085, 0.055, 0.025])
    # A folded blanket, and a pair of mittens on it.
    wool = mix_colours((0.42, 0.07, 0.08), (1.05, 0.30, 0.20), lamp) * (1 + 0.05 * noise(8, 8, 9)[..., None])
    picture = tinted(picture, (0.5, 0.5, 0.54), polygon(picture, np.vstack([seen([(1176, 822), (1440, 852)], 0.08), seen([(1440, 852), (1176, 822)], 0.9)]), 8))
    folded = [(1204, 822), (1192, 800), (1196, 772), (1216, 758), (1310, 760), (1410, 770), (1428, 782), (1430, 850), (1320, 838)]
    picture = solid(picture, folded, 0.15, 0.85, wool)
    for up in (22, 43):
        picture = line(picture, seen([(1198, 822 - up), (1310, 836 - up), (1428, 848 - up)], 0.15), (0.17, 0.03, 0.04), 4, 1.5, 0.8)
    for x in (1226, 1246):
        picture = line(picture, [*seen([(x, 760)], 0.85), *seen([(x, 759), (x, 822)], 0.15)], (0.80, 0.68, 0.56), 5, 1.5, 0.8)
    hand = [(0, -23), (-60, -28), (-104, -22), (-126, -4), (-114, 15), (-70, 22), (0, 21)]
    thumb = [(-18, 14), (-44, 10), (-74, 20), (-94, 34), (-82, 44), (-52, 40), (-24, 26)]
    cuff = [(-2, -24), (44, -27), (46, 24), (-2, 23)]

    def laid(points):
        return turned(np.array(points) * (1, way), lean, np.zeros(2)) + (x, y)

    for x, y, way, lean in ((1316, 668, -1, -8), (1322, 732, 1, 9)):
        picture = shaded(picture, x - 48, y + 22, 92, 11, 0.5, 6)
        for shape, colour in ((hand, (0.84, 0.77, 0.67)), (thumb, (0.70, 0.62, 0.53)), (cuff, (0.66, 0.59, 0.52))):
            form = polygon(picture, laid(smooth(shape)), 1.5)
            picture = mix(picture, np.array(colour) * (1.04 - 0.5 * np.clip((rows - y + 8) / 44, 0, 1)[..., None]), form)
        for across, colour in ((-14, (0.62, 0.14, 0.12)), (-30, (0.20, 0.25, 0.42)), (-46, (0.62, 0.14, 0.12))):
            picture = line(picture, laid([(across, -21), (across - 3, 0), (across, 17)]), colour, 7, 1.2, 0.85)
        for rib in (8, 20, 32):
            picture = line(picture, laid([(rib, -22), (rib + 1, 20)]), (0.46, 0.40, 0.37), 4, 1.2, 0.7)
    return picture


if __name__ == '__main__':
    with Pool() as pool:
        for done in pool.imap_unordered(write, sys.argv[1:] or list(RECIPES)):
            print(done, flush=True)
