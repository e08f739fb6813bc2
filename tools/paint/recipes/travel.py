"""Airport, minibus and road."""

import cv2
import numpy as np

from figures import smooth, spruce, turned
from recipe import recipe
from retouch import (
    brighter, copied, cut, filled, line, mirrored, mix, mix_colours, noise, oval, polygon, region, shaded, tinted, without,
)  # fmt: skip
from strokes import evenness


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


@recipe('minibus-winter-road-dusk', '01756ce3', focus=[(0.63, 0.66, 0.08, 0.12, 0.8)])
def _(picture):
    picture = mirrored(picture)
    for x, foot, height in ((420, 790, 620), (630, 760, 440), (205, 806, 560), (290, 822, 830), (130, 830, 420)):
        picture = spruce(picture, x, foot, height, (0.07, 0.08, 0.15), (0.33, 0.34, 0.44), x, 0.28, 0.8)
    return oval(picture, 1324, 628, 9, 20, (0.10, 0.09, 0.10), 2)


@recipe('winter-road-to-fells', '01756ce3', by_day=True)
def _(picture):
    return brighter(picture, 0.82)
